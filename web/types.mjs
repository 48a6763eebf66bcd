// Writes the types of everything that goes over the wire, from the server's OpenAPI description on
// standard input. With --check it only says whether the file is current.
import { readFileSync, writeFileSync } from "node:fs";
import { text as read } from "node:stream/consumers";
import openapi, { astToString } from "openapi-typescript";
import prettier from "prettier";

const file = new URL("src/api.d.ts", import.meta.url);
const description = JSON.parse(await read(process.stdin));
const note =
  "// Made by `make types` from src/teerling/house/messages.py and the games' boards (board.py): change it there.\n\n";
const text = note + astToString(await openapi(description, { alphabetize: true }));
const made = await prettier.format(text, {
  ...(await prettier.resolveConfig(file)),
  parser: "typescript",
  plugins: [],
});

if (!process.argv.includes("--check")) writeFileSync(file, made);
else if (readFileSync(file, "utf8") !== made) {
  console.error("stale: web/src/api.d.ts (make types writes it anew)");
  process.exit(1);
}
