import { door } from "#door";
import { ALONE } from "./door";
import type {
  Chapter,
  GameInfo,
  Held,
  JoinWish,
  Message,
  OptionInfo,
  Problem,
  ReplayInfo,
  ReplayStep,
  ScenarioWish,
  TableInfo,
  TableWish,
  Wish,
} from "../protocol";

/** The server said no, or could not be reached; `text` says it to people. */
export class Failed extends Error {
  constructor(
    readonly text: Message,
    readonly rule = "",
    readonly status = 0,
  ) {
    super(text.id);
  }
}

export const OFFLINE: Message = { id: ALONE ? "web-alone-trouble" : "web-offline", args: {} };

/** The answer to a question; what went wrong is thrown as `Failed`. */
export async function answered(path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  let answer: Response;
  try {
    answer = await door.ask(path, body, signal);
  } catch {
    throw new Failed(OFFLINE);
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  if (problem?.message?.id) throw new Failed(problem.message, problem.rule ?? "", answer.status);
  throw new Failed(answer.status === 404 ? { id: "table-gone", args: {} } : OFFLINE, "", answer.status);
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  return (await (await answered(path, body)).json()) as T;
}

export const name = encodeURIComponent;

export const games = () => ask<GameInfo[]>("games");
export const options = (game: string, wish: Wish) => ask<OptionInfo[]>(`games/${name(game)}/options`, wish);
export const openTable = (wish: TableWish) => ask<Held[]>("tables", wish);
export const openScenario = (wish: ScenarioWish) => ask<Held>("scenarios", wish);
export const lookAt = (code: string) => ask<TableInfo>(`tables/${name(code)}`);
export const join = (wish: JoinWish) => ask<Held>("join", wish);
export const follow = (table: string, token: string) => ask<Held>("follow", { table, token });
export const replay = (id: string) => ask<ReplayInfo>(`tables/${name(id)}/replay`);
export const steps = (id: string, first: number, count: number) =>
  ask<ReplayStep[]>(`tables/${name(id)}/replay/steps?from=${first}&count=${count}`);
export const replayOf = (text: string) => ask<ReplayInfo>("replay", { text });
export const qrAddress = (code: string) => `/api/tables/${name(code)}/qr.svg`;
export const recordAddress = (id: string) => `/api/tables/${name(id)}/record`;
export const record = async (id: string) => (await answered(`tables/${name(id)}/record`)).text();

/** Some moments of a record that was brought; it is brought again if the server has forgotten it. */
export async function stepsOf(text: string, known: string, first: number, count: number): Promise<ReplayStep[]> {
  const path = `replay/${name(known)}/steps?from=${first}&count=${count}`;
  try {
    return await ask<ReplayStep[]>(path);
  } catch (error) {
    if (!(error instanceof Failed) || error.status !== 404) throw error;
    await replayOf(text);
    return ask<ReplayStep[]>(path);
  }
}

const chapters = new Map<string, Promise<Chapter[]>>();

/** The rules of a game, asked once for each language. */
export function rules(game: string, language: string): Promise<Chapter[]> {
  const path = `rules/${name(game)}/${language}`;
  let found = chapters.get(path);
  if (!found) {
    found = ask<Chapter[]>(path);
    found.catch(() => chapters.delete(path));
    chapters.set(path, found);
  }
  return found;
}
