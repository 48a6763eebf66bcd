import type { About, Card, Shown } from "./shown";

/** The table after something a seat has just done, as far as that is certain: what was written stands there. */
export function foreseen(shown: Shown, about: About, seat: number): Shown {
  const on = (change: (card: Card) => Partial<Card>) => ({
    ...shown,
    cards: shown.cards.map((card) => (card.seat === seat ? { ...card, ...change(card) } : card)),
  });
  switch (about.kind) {
    case "write":
      return on(({ numbers, fresh }) => ({
        numbers: numbers.map((one, city) => (city === about.city ? about.number : one)),
        fresh: [...fresh, about.city],
      }));
    case "cross":
      return on(({ crossed, fresh }) => ({ crossed: [...crossed, about.city], fresh: [...fresh, about.city] }));
    case "double":
      return on(() => ({ twice: about.twice, ignored: about.ignored }));
    case "done":
      return on(() => ({ done: true }));
    default:
      return shown;
  }
}
