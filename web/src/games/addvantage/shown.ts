// The types of a table of Add-Vantage, by short names: they are made from what the game declares.

import type { Choice as Offered, Schemas } from "../../protocol";

export type Shown = Schemas["AddvantageBoard"];
export type One = Schemas["AddvantagePlayer"];
export type Line = Schemas["AddvantageLine"];
export type Bonus = Schemas["AddvantageBonus"];
export type About = Schemas["AddvantageAbout"];
export type Choice = Offered<About>;
