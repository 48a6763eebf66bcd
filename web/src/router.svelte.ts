// Which page is shown, from the address. Links are ordinary links; a click on one stays in the page.
import { ALONE } from "./net/door";

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "join"; code: string }
  | { page: "screen"; code: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "day"; game: string }
  | { page: "fair"; id: string }
  | { page: "nowhere" };

export function read(path: string): Route {
  const [page = "", rest = "", more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (!page) return { page: "home" };
  if (more !== undefined) return { page: "nowhere" };
  if (page === "replay") return { page, id: rest };
  if (!rest) return page === "join" ? { page, code: "" } : { page: "nowhere" };
  if (page === "new" || page === "rules" || page === "learn" || page === "day") return { page, game: rest };
  if (page === "join" || page === "screen") return { page, code: rest };
  if (page === "table" || page === "fair") return { page, id: rest };
  return { page: "nowhere" };
}

/**
 * Where in the client an address leads. A server shows the client under any path; files from any folder of any host
 * have one path only, and all of it stands behind the first #.
 */
export function within(address: URL, alone = ALONE): URL {
  if (!alone) return address;
  const path = address.hash.slice(1);
  return new URL(path.startsWith("/") ? path : "/", address.origin);
}

/** A place in the client as the address of a link. */
export const to = (place: string, alone = ALONE) => (alone ? `#${place}` : place);

const here = () => within(new URL(location.href));

class Router {
  route = $state.raw<Route>(read(here().pathname));
  hash = $state(decodeURIComponent(here().hash.slice(1)));

  begin(): void {
    addEventListener("popstate", () => this.#look());
    addEventListener("hashchange", () => this.#look());
    document.addEventListener("click", (event) => this.#clicked(event));
  }

  /** What is asked behind the ? of the address. */
  get asked(): URLSearchParams {
    return here().searchParams;
  }

  go(place: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", to(place));
    this.#look();
    if (!here().hash) scrollTo(0, 0);
  }

  #look(): void {
    this.route = read(here().pathname);
    this.hash = decodeURIComponent(here().hash.slice(1));
  }

  #clicked(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    // A mark on the page that is shown, such as a sentence of the rules.
    const mark = link.getAttribute("href")?.match(/^#(?!\/)/) ? link.hash : null;
    const { pathname, search, hash } = mark === null ? within(new URL(link.href)) : here();
    this.go(pathname + search + (mark ?? hash));
  }
}

export const router = new Router();
