// Runs a script in the Python of a page, under Node.js: node python.mjs archive.zip script.py folder [argument...]
// The archive is what a page brings along; the folder is seen by the script as /here.
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [archive, script, folder, ...rest] = process.argv.slice(2);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "/lib/python3.14/site-packages" });
python.mountNodeFS("/here", folder);
python.pyimport("sys").argv = python.toPy([script, ...rest]);
try {
  python.runPython(readFileSync(script, "utf-8"), { filename: script });
} catch (wrong) {
  console.error(wrong.message);
  process.exit(1);
}
process.exit(0);
