import { keptLines, type CartLine, type StoredCart } from '@carta/domain';

/** What a diner typed in an order; it stays in this browser. */
export interface DinerWords {
  readonly name: string;
  readonly address: string;
}

// The keys of local storage, before that of the business.
const CART = 'carta-pedido-';
const LAST = 'carta-ultimo-pedido-';
const DINER = 'carta-comensal';

/** True if an order was begun or sent from this browser. */
export function hasStoredOrder(business: string): boolean {
  return [CART, LAST].some((prefix) => read(prefix + business) !== null);
}

/** Returns the diner's cart of this menu; empty after 12 hours. [CART-4] */
export function readCart(business: string, now: number): readonly CartLine[] {
  const stored = read<StoredCart>(CART + business);
  return stored ? keptLines(stored, now) : [];
}

export function storeCart(business: string, lines: readonly CartLine[], now: number): void {
  write(CART + business, lines.length > 0 ? { at: now, lines } : null);
}

/** Returns the lines of the last order that was sent from this browser. */
export function readLastOrder(business: string): readonly CartLine[] {
  return keptLines({ at: 0, lines: read(LAST + business) ?? [] }, 0);
}

export function storeLastOrder(business: string, lines: readonly CartLine[]): void {
  write(LAST + business, lines);
}

export function readDiner(): DinerWords {
  return { name: '', address: '', ...read<Partial<DinerWords>>(DINER) };
}

export function storeDiner(diner: DinerWords): void {
  write(DINER, diner);
}

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    // A browser may refuse storage: the order then lives as long as the page.
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(error);
  }
}
