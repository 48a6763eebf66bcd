import type { Analysed, AnalysisInfo } from "../protocol";
import { lines } from "./lines";
import { Failed, name, OFFLINE } from "./rest";

/** What was luck and what was skill in a finished game: of a table, or of a record's text. It takes a while. */
export async function analysis(
  past: { table: string } | { text: string },
  progress: (told: Analysed) => void,
  signal: AbortSignal,
): Promise<AnalysisInfo> {
  const [path, body] = "table" in past ? [`tables/${name(past.table)}/analysis`, {}] : ["analysis", past];
  for await (const told of lines<Analysed>(path, body, signal)) {
    if (told.found) return told.found;
    progress(told);
  }
  throw new Failed(OFFLINE);
}
