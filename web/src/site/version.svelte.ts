// The version of the site that is kept for when there is no network; and whether there is a newer one.

class Version {
  /** Whether a newer one is here, and waits to be taken. */
  newer = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Keep everything, where that is possible: over plain HTTP on a home network it is not. */
  async begin(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    try {
      const kept = await navigator.serviceWorker.register(new URL("sw.js", document.baseURI));
      this.#look(kept);
      kept.addEventListener("updatefound", () => {
        kept.installing?.addEventListener("statechange", () => this.#look(kept));
      });
    } catch {
      // Without it there is a game too, as long as there is a network.
    }
  }

  /** Take the newer one: the page begins again with it. */
  take(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.#waiting?.postMessage("take");
  }

  #look(kept: ServiceWorkerRegistration): void {
    this.#waiting = kept.waiting;
    // The very first one takes nobody's place.
    this.newer = Boolean(kept.waiting && navigator.serviceWorker.controller);
  }
}

export const version = new Version();
