// A board that said one thing may have another to say as soon as the table can hear it.

const SOON = 25;
const TRIES = 160;

/** Wait until something is so, for as long as it is worth waiting; false if it never was. */
export async function until(test: () => boolean, still: () => boolean = () => true): Promise<boolean> {
  for (let tries = 0; tries < TRIES && still(); tries++) {
    if (test()) return true;
    await new Promise((resolve) => setTimeout(resolve, SOON));
  }
  return false;
}
