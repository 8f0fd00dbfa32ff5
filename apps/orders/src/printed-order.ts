import type { DinerOrder } from '@carta/domain';
import { useSyncExternalStore } from 'react';

/** An order that is being printed; anew each time, so that the same order can be printed again. */
interface Printed {
  readonly order: DinerOrder;
  /** When, in ms since 1970. */
  readonly at: number;
}

let printed: Printed | null = null;
const listeners = new Set<() => void>();

function show(next: Printed | null): void {
  printed = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    printed = null;
  };
}

/** Prints the ticket of an order, where the desk is open. */
export function printOrder(order: DinerOrder): void {
  if (listeners.size > 0) show({ order, at: Date.now() });
}

export function endPrinting(): void {
  show(null);
}

/** Returns the order that is being printed; null if there is none. */
export function usePrintedOrder(): Printed | null {
  return useSyncExternalStore(subscribe, () => printed);
}
