// Apart from what reads the order, so that the page's first script stays small.

/** The keys of local storage, before that of the business. */
export const CART = 'carta-pedido-';
export const LAST = 'carta-ultimo-pedido-';

/** True if an order was begun or sent from this browser. */
export function hasStoredOrder(business: string): boolean {
  try {
    return [CART, LAST].some((prefix) => localStorage.getItem(prefix + business) !== null);
  } catch {
    // A browser may refuse storage.
    return false;
  }
}
