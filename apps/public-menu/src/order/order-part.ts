import { loadPart } from '../load-part.ts';

export interface OrderPage {
  /** Puts the product into the order, or opens it where something has to be chosen. */
  readonly add: (key: string) => void;
  readonly open: (key: string) => void;
}

declare global {
  /** Set by the order's part once it has loaded. */
  var cartaOpenOrder: ((address: string) => Promise<OrderPage>) | undefined;
}

export interface OrderFiles {
  readonly script: string;
  readonly style: string;
  /** The script that sets `cartaWords`. */
  readonly words: string;
}

/** Fetches the order's part. Rejects without a connection. */
export async function loadOrderPart({ script, style, words }: OrderFiles): Promise<NonNullable<typeof cartaOpenOrder>> {
  await loadPart([words, style, script]);
  if (!globalThis.cartaOpenOrder) throw new Error(`${script} has failed`);
  return globalThis.cartaOpenOrder;
}
