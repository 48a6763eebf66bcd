/** What is laid over a board to be looked at: what somebody has, or a list. */
export class Overlay {
  /** Whose is looked at; -1 for nobody's. */
  seat = $state(-1);
  listing = $state(false);

  /** The list has a button `data-tool`; whoever can be looked at has one `data-open`. */
  constructor(private readonly tool: string) {}

  get open(): boolean {
    return this.seat >= 0 || this.listing;
  }

  close(): void {
    this.seat = -1;
    this.listing = false;
  }

  /** Close it by a key: the focus goes back to the button that opened it. */
  leave(root: Element | undefined): void {
    const button = this.seat >= 0 ? `[data-open="${this.seat}"]` : `[data-tool="${this.tool}"]`;
    this.close();
    root?.querySelector<HTMLElement>(button)?.focus();
  }
}
