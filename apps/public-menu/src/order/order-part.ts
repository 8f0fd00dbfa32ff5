import type { Visit } from '@carta/domain';
import { loadPart } from '../load-part.ts';

/** What is open over the page; `line` is the key of the line of the cart that is changed. */
export type OrderView =
  | { readonly kind: 'item'; readonly key: string }
  | { readonly kind: 'cart'; readonly line?: string }
  | { readonly kind: 'message' | 'changes' };

/** What a history entry of the order keeps: 'back' closes what it opened. */
export interface OrderEntry {
  readonly view: OrderView;
  /** Number of views up to this one. */
  readonly depth: number;
}

export interface OrderPage {
  /** Puts the product into the order, or opens it where something has to be chosen. */
  readonly add: (key: string) => void;
  /** Opens a product as a history entry with this address, or with that of the page. */
  readonly open: (key: string, address?: string) => void;
  /** Shows the view of the current history entry. */
  readonly show: (view: OrderView | null) => void;
}

export interface OrderHost {
  /** Of the menu as JSON. */
  readonly address: string;
  readonly count: (visit: Visit) => void;
  /** Files of the part that shows what is in the order. */
  readonly cart: readonly string[];
}

declare global {
  /** Set by the order's part once it has loaded. */
  var cartaOpenOrder: ((host: OrderHost) => Promise<OrderPage>) | undefined;
}

export interface OrderFiles extends Pick<OrderHost, 'cart'> {
  readonly script: string;
  readonly style: string;
  /** The script that sets `cartaWords`. */
  readonly words: string;
}

/** Fetches the order's part. Rejects without a connection. */
export async function loadOrderPart({ script, style, words }: OrderFiles): Promise<NonNullable<typeof cartaOpenOrder>> {
  await loadPart([words, style, script]);
  const { cartaOpenOrder, cartaWords: loadedWords } = globalThis as Partial<typeof globalThis>;
  if (!cartaOpenOrder || !loadedWords) throw new Error('A script of the order has failed');
  return cartaOpenOrder;
}
