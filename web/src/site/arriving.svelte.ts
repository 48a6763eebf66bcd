// How far Python has come, which plays here.

const sizes = JSON.parse(import.meta.env.VITE_SIZES || "{}") as Record<string, number>;

class Arriving {
  /** Bytes that have come, of so many. */
  come = $state(0);
  readonly of = Object.entries(sizes).reduce((sum, [name, size]) => sum + (name.endsWith(".mjs") ? 0 : size), 0);
  state = $state<"coming" | "here" | "failed">("coming");
}

export const arriving = new Arriving();
