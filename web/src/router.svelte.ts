// Which page is shown, from the address. Links are ordinary links; a click on one stays in the page.

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "join"; code: string }
  | { page: "screen"; code: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "fair"; id: string }
  | { page: "nowhere" };

export function read(path: string): Route {
  const [page = "", rest = "", more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (!page) return { page: "home" };
  if (more !== undefined) return { page: "nowhere" };
  if (page === "replay") return { page, id: rest };
  if (!rest) return page === "join" ? { page, code: "" } : { page: "nowhere" };
  if (page === "new" || page === "rules") return { page, game: rest };
  if (page === "join" || page === "screen") return { page, code: rest };
  if (page === "table" || page === "fair") return { page, id: rest };
  return { page: "nowhere" };
}

class Router {
  route = $state.raw<Route>(read(location.pathname));
  hash = $state(decodeURIComponent(location.hash.slice(1)));

  begin(): void {
    addEventListener("popstate", () => this.#look());
    addEventListener("hashchange", () => this.#look());
    document.addEventListener("click", (event) => this.#clicked(event));
  }

  go(to: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.#look();
    if (!location.hash) scrollTo(0, 0);
  }

  #look(): void {
    this.route = read(location.pathname);
    this.hash = decodeURIComponent(location.hash.slice(1));
  }

  #clicked(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
