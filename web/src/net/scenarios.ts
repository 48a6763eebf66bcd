import { router } from "../router.svelte";
import { settings } from "../settings.svelte";
import { t } from "../words/language.svelte";
import * as kept from "./kept";
import { openScenario } from "./rest";

/** Begin a game that is not a usual one, such as "lesson first"; what is wrong is thrown as `Failed`. */
export async function begin(game: string, scenario: string): Promise<void> {
  const name = settings.name.trim() || t("seat-number", { number: 1 });
  const held = await openScenario({ game, scenario, name });
  kept.keepScenario({ ...held, game, name, scenario, when: Date.now() });
  router.go(`/table/${held.table}`);
}
