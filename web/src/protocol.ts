// What goes over the wire, by short names. The types themselves are made from the server's messages.

import type { components } from "./api";

/** Everything that goes over the wire; of a game on these pages its board, `<Game>Board`, and its choices, `<Game>About`. */
export type Schemas = components["schemas"];

/** A name that is data and differs by language, such as a city's. */
export type Names = Record<string, string>;
export type Argument = string | number | (string | number | Message | Names)[] | Message | Names;

/** The words are the client's: a message names them, with arguments. */
export interface Message {
  id: string;
  args: Record<string, Argument>;
}

/** A type of the server's, with its messages as the client knows them. */
type Told<T> = T extends { id: string; args: unknown }
  ? Message
  : T extends (infer Item)[]
    ? Told<Item>[]
    : T extends object
      ? string extends keyof T
        ? [T[string]] extends [never]
          ? Record<string, unknown>
          : T
        : "drawn" extends keyof T
          ? Told<Omit<T, "drawn" | "ending">> & { drawn?: Drawn; ending?: Ending }
          : { [Key in keyof T]-?: Told<Exclude<T[Key], undefined>> }
      : T;

/** Only of games that the pages have no board for. */
export type Drawn = Told<Schemas["Drawn"]>;
/** Only of games that are over. */
export type Ending = Told<Schemas["Ending"]>;
/** A legal move. What it is about is known where the game is: in its folder. */
export type Choice<About = unknown> = Omit<Told<Schemas["Choice"]>, "about"> & { about: About };
export type Move = Told<Schemas["Move"]>;
/** What a seat may know now. What is on the board is known where the game is, too. */
export type View<Board = unknown, About = unknown> = Omit<Told<Schemas["View"]>, "board" | "choices"> & {
  board: Board;
  choices: Choice<About>[];
};
export type SeatInfo = Told<Schemas["SeatInfo"]>;
export type TableInfo = Told<Schemas["TableInfo"]>;
export type Happening = Told<Schemas["Happening"]>;
/** Only in lessons. */
export type Coached = Told<Schemas["Coached"]>;
export type Update = Told<Omit<Schemas["Update"], "done" | "coached">> &
  Pick<Schemas["Update"], "done"> & { coached?: Coached };
export type Refused = Told<Schemas["Refused"]>;
export type Explained = Told<Schemas["Explained"]>;
export type Hinted = Told<Schemas["Hinted"]>;
export type Warming = Told<Schemas["Warming"]>;
export type Done = Told<Schemas["Done"]>;
export type Bye = Told<Schemas["Bye"]>;
export type OptionInfo = Told<Schemas["OptionInfo"]>;
export type GameInfo = Told<Schemas["GameInfo"]>;
export type Wish = Told<Schemas["Wish"]>;
export type SeatWish = Told<Schemas["SeatWish"]>;
export type TableWish = Told<Schemas["TableWish"]>;
export type ScenarioWish = Told<Schemas["ScenarioWish"]>;
export type Held = Told<Schemas["Held"]>;
export type JoinWish = Told<Schemas["JoinWish"]>;
export type FollowWish = Told<Schemas["FollowWish"]>;
export type Sentence = Told<Schemas["Sentence"]>;
export type Chapter = Told<Schemas["Chapter"]>;
export type ReplayStep = Told<Schemas["ReplayStep"]>;
export type Due = Schemas["Due"];
export type ReplayInfo = Told<Omit<Schemas["ReplayInfo"], "due">> & { due: Due[] };
export type AnalysisInfo = Told<Schemas["AnalysisInfo"]>;
export type Analysed = Told<Omit<Schemas["Analysed"], "found" | "problem">> & {
  found?: AnalysisInfo | null;
  problem?: Message | null;
};
export type DayTold = Told<Omit<Schemas["DayTold"], "beside" | "problem">> & {
  beside?: Message | null;
  problem?: Message | null;
};
export type Problem = Told<Schemas["Problem"]>;

export type FromServer = Update | Refused | Explained | Hinted | Warming | Done | Bye;

type WithoutId<T> = T extends { id: number } ? Omit<T, "id"> : never;

/** What follows from a command, meant as one thing with it. */
export type Then = Schemas["Play"]["then"][number];

/** What a seat asks for; the socket gives each an id. */
export type Command = WithoutId<Exclude<Schemas["FromClient"], { type: "hello" }>>;
