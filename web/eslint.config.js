// What svelte-check and TypeScript don't look for: leftovers, traps of the language, and Svelte used against its grain.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // Generated.
  globalIgnores(["src/api.d.ts"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    rules: {
      // TypeScript knows every name there is, and what it is.
      "no-undef": "off",
      // {#each} wants a name for what it goes over, also where only the number counts.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$" }],
    },
  },
  {
    files: ["**/*.test.ts"],
    rules: {
      // Files of tests share a process, in which a module that one of them replaced stays replaced.
      "no-restricted-properties": ["error", { object: "vi", property: "mock", message: "Use vi.spyOn." }],
    },
  },
  { files: ["*.js", "*.mjs"], languageOptions: { globals: globals.node }, rules: { "no-undef": "error" } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
