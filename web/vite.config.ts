/// <reference types="vitest/config" />
import { readFile } from "node:fs/promises";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` talks to a server on this port: teerling serve --port 8123
const server = process.env.TEERLING_SERVER ?? "http://localhost:8123";

// A message that only the terminal says, to the end of its last line; and comments.
const TERMINAL = /^(?:cli|simulate|backup|balance|ask|bench|command|file|new|perft|serve)-.*\n(?:[ }].*\n)*|^#.*\n/gm;

// Nobody needs to fetch the words of the terminal for the browser.
const catalogues = {
  name: "catalogues",
  enforce: "pre" as const,
  async load(id: string) {
    if (!id.endsWith(".ftl?raw")) return null;
    const text = await readFile(id.replace("?raw", ""), "utf-8");
    return `export default ${JSON.stringify(text.replace(TERMINAL, ""))}`;
  },
};

export default defineConfig({
  plugins: [catalogues, svelte()],
  base: "/",
  build: { outDir: "../src/teerling/server/web", emptyOutDir: true, target: "es2022" },
  server: {
    // The catalogues of words and the rules live with the Python package.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
