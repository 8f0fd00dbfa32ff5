import { isChanged } from '@carta/domain';
import type { OrderEntry, OrderView } from './order-part.ts';

/** The views over the page as entries of the browser's history. */
export class OrderHistory {
  /** Until the browser has gone back: an entry that is added before would be left again. */
  #leaving: Promise<unknown> = Promise.resolve();
  /** True until the browser has gone back: a second tap must not go back further. */
  isLeaving = false;

  /** Adds an entry for a view, at an address of its own if it has one. */
  async push(view: OrderView, address?: string): Promise<void> {
    await this.#leaving;
    // A double tap opens one view.
    if (!isChanged<unknown>(this.#entry?.view, view)) return;
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
    return this.#entry?.depth ?? 0;
  }

  get #entry(): Partial<OrderEntry> | null {
    return history.state as Partial<OrderEntry> | null;
  }

  #go(steps: number): void {
    if (steps === 0 || this.isLeaving) return;
    this.isLeaving = true;
    this.#leaving = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    void this.#leaving.then(() => (this.isLeaving = false));
    history.go(-steps);
  }
}
