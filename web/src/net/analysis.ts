import type { Analysed, AnalysisInfo } from "../protocol";
import { answered, Failed, name, OFFLINE } from "./rest";

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
