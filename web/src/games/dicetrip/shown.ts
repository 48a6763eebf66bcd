// The types of a table of Dice Trip, by short names: they are made from what the game declares.

import type { Choice as Offered, Schemas } from "../../protocol";

export type Shown = Schemas["DicetripBoard"];
export type Atlas = Schemas["DicetripMap"];
export type Ring = Schemas["DicetripCity"]["ring"];
export type Card = Schemas["DicetripCard"];
export type Colour = Schemas["DicetripDie"]["colour"];
export type About = Schemas["DicetripAbout"];
export type Choice = Offered<About>;
/** Something to do in a city. */
export type Goal = Offered<Schemas["DicetripWrite"] | Schemas["DicetripCross"]>;
