// Choices by what they are about. What is possible stands in them; nothing here knows rules.

import type { Choice } from "../protocol";

interface Kind {
  kind: string;
}

/** What a choice of a kind is about. */
type Of<About extends Kind, Name extends About["kind"]> = Extract<About, { kind: Name }>;

/** All choices of a kind. */
export function ofKind<About extends Kind, Name extends About["kind"]>(
  choices: readonly Choice<About>[],
  kind: Name,
): Choice<Of<About, Name>>[] {
  return choices.filter((choice): choice is Choice<Of<About, Name>> => choice.about.kind === kind);
}

/** The first choice of a kind for which everything is so that is asked for. */
export function find<About extends Kind, Name extends About["kind"]>(
  choices: readonly Choice<About>[],
  asked: { kind: Name } & Partial<Of<About, Name>>,
): Choice<Of<About, Name>> | undefined {
  const wanted = Object.entries(asked);
  return ofKind(choices, asked.kind).find(({ about }) => {
    const told = new Map<string, unknown>(Object.entries(about));
    // Of several, such as dice, the order counts too.
    return wanted.every(([key, value]) => String(told.get(key)) === String(value));
  });
}
