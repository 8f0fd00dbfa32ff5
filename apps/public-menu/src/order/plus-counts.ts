import type { CartLine } from '@carta/domain';

interface Order {
  readonly cart: readonly CartLine[];
  readonly isSent: boolean;
}

/** Shows on each product's plus how many of it are in the order, and says so in its name. */
export class PlusCounts {
  #shown = new Map<string, number>();

  /** Changes the pluses whose number differs from the one that was shown last. */
  show(order: Order): void {
    const counts = countsOf(order);
    for (const item of new Set([...counts.keys(), ...this.#shown.keys()])) {
      const count = counts.get(item) ?? 0;
      if (count === (this.#shown.get(item) ?? 0)) continue;
      for (const plus of document.querySelectorAll<HTMLElement>(`[data-plus="${item}"]`)) showCount(plus, count);
    }
    this.#shown = counts;
  }

  /** Writes the numbers on pluses that are new. */
  showAll(order: Order): void {
    this.#shown.clear();
    this.show(order);
  }
}

/** A sent order is not the one that a plus adds to. */
function countsOf({ cart, isSent }: Order): Map<string, number> {
  const counts = new Map<string, number>();
  if (!isSent) for (const { item, quantity } of cart) counts.set(item, (counts.get(item) ?? 0) + quantity);
  return counts;
}

function showCount(plus: HTMLElement, count: number): void {
  plus.textContent = count > 0 ? String(count) : '+';
  plus.toggleAttribute('data-counted', count > 0);
  const { name = plus.getAttribute('aria-label') ?? '' } = plus.dataset;
  plus.dataset.name = name;
  plus.setAttribute('aria-label', count > 0 ? `${name}, ${cartaWords.countInOrder(count)}` : name);
}
