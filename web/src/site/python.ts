// Python in a worker, from the files that lie beside the page: nothing is fetched from anywhere else.
import type { loadPyodide, PyodideAPI } from "pyodide";

const PLACE = "/lib/python3.14/site-packages";
// The list of packages that Pyodide could fetch: none.
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", python: "3.14.0", version: "teerling" },
  packages: {},
};

/** Python with our own package, ready to be asked; `progress` is told how many bytes have come. */
export async function python(base: string, progress: (bytes: number) => void): Promise<PyodideAPI> {
  count(progress);
  const archive = fetch(`${base}teerling.zip`).then((answer) => answer.arrayBuffer());
  const begun = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide };
  const [made, packed] = await Promise.all([
    begun.loadPyodide({ indexURL: base, lockFileContents: JSON.stringify(NO_PACKAGES) }),
    archive,
  ]);
  made.unpackArchive(packed, "zip", { extractDir: PLACE });
  return made;
}

/** Count what comes, whoever asks for it. The answer itself stays what it was: only of such does a browser keep what it
 * compiles. */
function count(progress: (bytes: number) => void): void {
  const fetching = self.fetch.bind(self);
  self.fetch = async (...asked) => {
    const answer = await fetching(...asked);
    const copy = answer.ok ? answer.clone().body : null;
    const counter = new WritableStream<Uint8Array>({ write: (part) => progress(part.length) });
    // What goes wrong on the way is told by the answer.
    copy?.pipeTo(counter).catch(() => {});
    return answer;
  };
}
