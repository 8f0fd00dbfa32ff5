import {
  acceptedCart,
  checkCart,
  hasChanged,
  withLine,
  withQuantity,
  type CartLine,
  type CheckedLine,
  type PublicMenu,
} from '@carta/domain';
import { keepMenu, keptMenu } from '../kept-menu.ts';
import { readCart, readLastOrder, storeCart, storeLastOrder } from './stored-order.ts';

/** The menu as `GET /api/public/menus/{key}` gives it. */
export type OrderMenu = Omit<PublicMenu, 'wifi'>;

/** What is open over the page. */
export type OrderView = { readonly kind: 'item'; readonly key: string } | { readonly kind: 'cart' | 'changes' };

export interface OrderState {
  readonly menu: OrderMenu;
  /** In ms since 1970. */
  readonly now: number;
  readonly cart: readonly CartLine[];
  readonly last: readonly CartLine[];
  readonly view: OrderView | null;
}

/** The diner's order; one for each page. */
export class OrderStore {
  #state: OrderState;
  readonly #address: string;
  readonly #listeners = new Set<() => void>();

  constructor(address: string, menu: OrderMenu) {
    this.#address = address;
    const now = Date.now();
    this.#state = { menu, now, cart: readCart(menu.key, now), last: readLastOrder(menu.key), view: null };
  }

  get state(): OrderState {
    return this.#state;
  }

  get lines(): CheckedLine[] {
    const { menu, cart, now } = this.#state;
    return checkCart(menu, cart, now);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly show = (view: OrderView | null): void => this.#set({ view });

  readonly add = (line: CartLine): void => this.#setCart(withLine(this.#state.cart, line), null);

  readonly setQuantity = (line: CartLine, quantity: number): void => {
    this.#setCart(withQuantity(this.#state.cart, line, quantity));
  };

  readonly empty = (): void => this.#setCart([], null);

  readonly repeatLast = (): void => this.#setCart(this.#state.last, { kind: 'cart' });

  readonly acceptChanges = (): void => this.#setCart(acceptedCart(this.lines), { kind: 'cart' });

  /** Keeps the order to repeat it. */
  readonly sent = (): void => {
    const { menu, cart } = this.#state;
    storeLastOrder(menu.key, cart);
    this.#set({ last: cart });
  };

  /** Fetches the menu again. Returns what the order can be sent on: a connection, and no line that has changed. */
  readonly refresh = async (): Promise<'ready' | 'changed' | 'offline'> => {
    const menu = await fetchMenu(this.#address);
    this.#set({ now: Date.now(), ...(menu && { menu }) });
    if (!menu) return 'offline';
    return this.lines.some(hasChanged) ? 'changed' : 'ready';
  };

  #setCart(cart: readonly CartLine[], view = this.#state.view): void {
    const now = Date.now();
    storeCart(this.#state.menu.key, cart, now);
    this.#set({ cart, now, view });
  }

  #set(changes: Partial<OrderState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}

/** Returns the menu as it is now; null without a connection. */
async function fetchMenu(address: string): Promise<OrderMenu | null> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return null;
  keepMenu(address, answer.clone()).catch(console.warn);
  return (await answer.json()) as OrderMenu;
}

/** Returns the menu as it is now; without a connection as it was last read, to fill the order with; null if it never was. */
export async function readMenu(address: string): Promise<OrderMenu | null> {
  const menu = await fetchMenu(address);
  if (menu) return menu;
  const kept = await keptMenu(address);
  return kept ? ((await kept.json()) as OrderMenu) : null;
}
