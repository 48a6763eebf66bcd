import { NUMBERS } from "./calc";
import type { Tray } from "./shown";

/** The tray after blocks were pushed from the side that is up: they slide through and come out at the other end. */
export function foreseen(tray: Tray, pushed: readonly number[]): Tray {
  const moved = (numbers: readonly number[], out: boolean) =>
    NUMBERS.filter((one) => (pushed.includes(one) ? out : numbers.includes(one)));
  const sides = tray.sides.map((side) => {
    const away = (side.side - tray.turn + 4) % 4;
    return away % 2 ? side : { ...side, numbers: moved(side.numbers, away === 2) };
  });
  return { ...tray, sides };
}
