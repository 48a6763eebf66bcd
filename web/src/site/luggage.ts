// Everything this browser keeps of Teerling, as one file: to take along to another device, or for safety.
import { Disk, type Everything } from "./disk";

const OURS = "teerling.";

interface Luggage {
  teerling: 1;
  kept: Record<string, string>;
  tables: Everything;
}

async function disk(): Promise<Disk> {
  const opened = new Disk();
  await opened.open();
  return opened;
}

function kept(): Record<string, string> {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(OURS));
  return Object.fromEntries(names.map((name) => [name, localStorage.getItem(name) ?? ""]));
}

/** Everything, as the text of a file. */
export async function packed(): Promise<string> {
  const all: Luggage = { teerling: 1, kept: kept(), tables: await (await disk()).all() };
  return JSON.stringify(all);
}

/** Add what somebody brings to what is here; false if it is nothing of ours. */
export async function unpack(text: string): Promise<boolean> {
  let brought: Partial<Luggage> | null;
  try {
    brought = JSON.parse(text) as Partial<Luggage> | null;
  } catch {
    return false;
  }
  if (brought?.teerling !== 1 || !brought.kept || !brought.tables) return false;
  await (await disk()).add(brought.tables);
  for (const [name, value] of Object.entries(brought.kept)) {
    if (name.startsWith(OURS)) localStorage.setItem(name, both(localStorage.getItem(name), value));
  }
  return true;
}

/** What is here and what is brought: of lists and of notes all of both, of anything else what is here. */
export function both(here: string | null, brought: string): string {
  if (here === null) return brought;
  try {
    const ours: unknown = JSON.parse(here);
    const theirs: unknown = JSON.parse(brought);
    if (Array.isArray(ours) && Array.isArray(theirs)) {
      const known = new Set(ours.map((one) => JSON.stringify(one)));
      return JSON.stringify([...ours, ...theirs.filter((one) => !known.has(JSON.stringify(one)))]);
    }
    if (isNotes(ours) && isNotes(theirs)) return JSON.stringify({ ...theirs, ...ours });
  } catch {
    // A word, and no list.
  }
  return here;
}

const isNotes = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
