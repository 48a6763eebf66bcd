// Files of tests share one page and its process, which saves most of their time; each finds both as if it were the first.
import { vi } from "vitest";

vi.resetModules();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.useRealTimers();
localStorage.clear();
sessionStorage.clear();
document.head.replaceChildren();
document.body.replaceChildren();
