import type {
  Analysed,
  AnalysisInfo,
  Chapter,
  GameInfo,
  Held,
  JoinWish,
  Message,
  OptionInfo,
  Problem,
  ReplayInfo,
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

const OFFLINE: Message = { id: "web-offline", args: {} };

async function answered(path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const post = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, body === undefined ? {} : { ...post, signal });
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

const name = encodeURIComponent;

export const games = () => ask<GameInfo[]>("games");
export const options = (game: string, wish: Wish) => ask<OptionInfo[]>(`games/${name(game)}/options`, wish);
export const openTable = (wish: TableWish) => ask<Held[]>("tables", wish);
export const lookAt = (code: string) => ask<TableInfo>(`tables/${name(code)}`);
export const join = (wish: JoinWish) => ask<Held>("join", wish);
export const follow = (table: string, token: string) => ask<Held>("follow", { table, token });
export const replay = (id: string) => ask<ReplayInfo>(`tables/${name(id)}/replay`);
export const replayOf = (text: string) => ask<ReplayInfo>("replay", { text });
export const qrAddress = (code: string) => `/api/tables/${name(code)}/qr.svg`;
export const recordAddress = (id: string) => `/api/tables/${name(id)}/record`;

/** What was luck and what was skill in a finished game: of a table, or of a record's text. It takes a while. */
export async function analysis(
  past: { table: string } | { text: string },
  progress: (told: Analysed) => void,
  signal: AbortSignal,
): Promise<AnalysisInfo> {
  const answer =
    "table" in past
      ? await answered(`tables/${name(past.table)}/analysis`, {}, signal)
      : await answered("analysis", past, signal);
  let text = "";
  try {
    for await (const part of parts(answer)) {
      text += part;
      const lines = text.split("\n");
      text = lines.pop() ?? "";
      for (const line of lines) {
        const told = JSON.parse(line) as Analysed;
        if (told.problem) throw new Failed(told.problem);
        if (told.found) return told.found;
        progress(told);
      }
    }
  } catch (error) {
    throw error instanceof Failed ? error : new Failed(OFFLINE);
  }
  throw new Failed(OFFLINE);
}

async function* parts(answer: Response): AsyncGenerator<string> {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
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
