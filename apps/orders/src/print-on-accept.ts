import type { DinerOrder } from '@carta/domain';
import { useSyncExternalStore } from 'react';
import { followChoice, keepChoice, readChoice } from './device-choice.ts';
import { printOrder } from './printed-order.ts';

const STORED = 'orders/print-on-accept';

let isChosen = false;
let isRead = false;
const listeners = new Set<() => void>();

function show(next: boolean): void {
  isChosen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isRead) followChoice(STORED, show);
  isRead = true;
  return () => listeners.delete(listener);
}

/** Returns whether this device prints each order that it accepts. */
export function usePrintOnAccept(): boolean {
  return useSyncExternalStore(subscribe, () => isChosen);
}

export function choosePrintOnAccept(isWanted: boolean): void {
  show(isWanted);
  void keepChoice(STORED, isWanted);
}

/** Prints an order that this device has accepted, where the owner wants that here. */
export async function printAccepted(order: DinerOrder): Promise<void> {
  if (isChosen || (await readChoice(STORED))) printOrder(order);
}
