import type { FunctionComponent } from 'preact';
import { loadPart } from '../../load-part.ts';
import type { OrderStore } from '../order-store.ts';

declare global {
  /** Set by the part that shows what is in the order, once it has loaded. */
  var cartaOrderSheet: FunctionComponent<{ readonly store: OrderStore }> | undefined;
}

let loading: Promise<void> | undefined;

/** Fetches the part that shows what is in the order, once. Rejects without a connection, and where its script has failed; the next call tries again. */
export function loadCartPart(files: readonly string[]): Promise<void> {
  loading ??= loadPart(files)
    .then(() => {
      if (!globalThis.cartaOrderSheet) throw new Error('The script of the cart has failed');
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
