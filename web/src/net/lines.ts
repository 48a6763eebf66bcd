import { answered, Failed, OFFLINE } from "./rest";

/** Answers that come in lines of JSON, as what takes a while does; a problem among them is thrown as `Failed`. */
export async function* lines<T extends { problem?: Failed["text"] | null }>(
  path: string,
  body: unknown,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const answer = await answered(path, body, signal);
  let text = "";
  try {
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
      const whole = text.split("\n");
      text = whole.pop() ?? "";
      for (const line of whole) {
        const told = JSON.parse(line) as T;
        if (told.problem) throw new Failed(told.problem);
        yield told;
      }
    }
  } catch (error) {
    throw error instanceof Failed ? error : new Failed(OFFLINE);
  }
}
