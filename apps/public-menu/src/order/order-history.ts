import type { OrderEntry, OrderView } from './order-part.ts';

/** The views over the page as entries of the browser's history. */
export class OrderHistory {
  /** Until the browser has gone back: an entry that is added before would be left again. */
  #leaving: Promise<unknown> = Promise.resolve();

  /** Adds an entry for a view, at an address of its own if it has one. */
  async push(view: OrderView, address = location.href): Promise<void> {
    await this.#leaving;
    const entry: OrderEntry = { view, depth: this.#depth + 1 };
    history.pushState(entry, '', address);
  }

  back(): void {
    this.#go(Math.min(1, this.#depth));
  }

  /** Leaves all views. */
  close(): void {
    this.#go(this.#depth);
  }

  get #depth(): number {
    return (history.state as OrderEntry | null)?.depth ?? 0;
  }

  #go(steps: number): void {
    if (steps === 0) return;
    this.#leaving = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.go(-steps);
  }
}
