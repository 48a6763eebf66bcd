// The types of a table of Quadrata, by short names: they are made from what the game declares.

import type { Choice as Offered, Schemas } from "../../protocol";

export type Shown = Schemas["QuadrataBoard"];
export type Kit = Schemas["QuadrataKit"];
export type Kind = Schemas["QuadrataShape"];
export type Way = Schemas["QuadrataWay"];
export type Point = Way["middle"];
export type Player = Schemas["QuadrataPlayer"];
/** A shape that lies in a square. */
export type Laid = Schemas["QuadrataPiece"];
/** A way of holding, and where the upper left corner of its box lies. */
export type Place = Omit<Laid, "number">;
/** Where a shape is taken from. */
export type Source = NonNullable<Shown["hand"]>;
/** One that is taken out of a square, or out of a reserve. */
export type Lifted = Schemas["QuadrataFromSquare"];
export type Reserved = Schemas["QuadrataFromReserve"];
export type About = Schemas["QuadrataAbout"];
export type Choice = Offered<About>;
/** A choice to take a shape in hand. */
export type Picking = Offered<Schemas["QuadrataPick"]>;
