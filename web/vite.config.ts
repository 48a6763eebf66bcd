/// <reference types="vitest/config" />
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` talks to a server on this port: teerling serve --port 8123
const server = process.env.TEERLING_SERVER ?? "http://localhost:8123";

// A message that only the terminal says, to the end of its last line; and comments.
const TERMINAL =
  /^(?:cli|simulate|backup|balance|ask|bench|command|file|new|perft|play|serve)-.*\n(?:[ }].*\n)*|^#.*\n/gm;

// Nobody needs to fetch the words of the terminal for the browser; tests compare some of them with Python's.
const catalogues = {
  name: "catalogues",
  enforce: "pre" as const,
  async load(id: string) {
    if (!id.endsWith(".ftl?raw")) return null;
    const text = await readFile(id.replace("?raw", ""), "utf-8");
    return `export default ${JSON.stringify(process.env.VITEST ? text : text.replace(TERMINAL, ""))}`;
  },
};

// All that is not of one game.
const COMMON = /[\\/](?:node_modules|src)[\\/](?!games[\\/]\w+[\\/])/;

// What a server says in its headers, files of any host say themselves: no script but our own files, nothing from
// elsewhere. Python runs in workers, which no policy of a page reaches.
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
const alone = {
  name: "alone",
  transformIndexHtml: () => [
    {
      tag: "meta",
      attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
      injectTo: "head-prepend" as const,
    },
    { tag: "meta", attrs: { name: "referrer", content: "no-referrer" } },
    { tag: "link", attrs: { rel: "manifest", href: "./manifest.webmanifest" } },
    { tag: "link", attrs: { rel: "apple-touch-icon", href: "./icon-192.png" } },
  ],
};

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [catalogues, svelte(), ...(mode === "site" ? [alone] : [])],
  // Without a server there is no root of the host to rely on.
  base: mode === "site" ? "./" : "/",
  build: {
    outDir: "../src/teerling/server/web",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: {
      // Which plugin takes how long on a slow machine is nobody's affair who wants to play.
      checks: { bundlerTimings: false },
      // What most pages use comes as one file: forty small ones are five thousand bytes more, and twice the requests.
      output: { codeSplitting: { groups: [{ name: "shared", test: COMMON, minShareCount: 3 }] } },
    },
  },
  worker: { format: "es" as const },
  server: {
    // The catalogues of words and the rules live with the Python package.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    // A page for each file would take four times as long as all tests.
    isolate: false,
    setupFiles: ["./src/fresh.ts"],
  },
  resolve: {
    // The door to the tables: see src/net/door.ts.
    alias: { "#door": file(mode === "site" ? "src/site/door.ts" : "src/net/server.ts") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
}));
