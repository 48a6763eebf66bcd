import { mount } from "svelte";
import "./styles/faces.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { all } from "./net/kept";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { speech } from "./words/language.svelte";

settings.begin();
router.begin();
await speech.begin(all().map((seat) => seat.game));
mount(App, { target: document.getElementById("app")! });
