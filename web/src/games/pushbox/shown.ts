// The types of a table of Push Box, by short names: they are made from what the game declares.

import type { Choice as Offered, Schemas } from "../../protocol";

export type Tray = Schemas["PushboxBoard"];
export type Side = Schemas["PushboxSide"];
export type About = Schemas["PushboxAbout"];
export type Choice = Offered<About>;
