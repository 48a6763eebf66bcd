import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` talks to a server on this port: teerling serve --port 8123
const server = process.env.TEERLING_SERVER ?? "http://localhost:8123";

export default defineConfig({
  plugins: [svelte()],
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
