import {
  acceptedCart,
  acceptsOrders,
  checkCart,
  hasChanged,
  lineAmount,
  withLine,
  withQuantity,
  type CartLine,
  type CheckedLine,
  type PublicMenu,
  type Selection,
} from '@carta/domain';
import { keepMenu, keptMenu } from '../kept-menu.ts';
import { changedForm, newForm, zoneOf, type OrderForm } from './order-form.ts';
import { OrderHistory } from './order-history.ts';
import type { OrderHost, OrderView } from './order-part.ts';
import { readCart, readLastOrder, storeCart, storeDiner, storeLastOrder } from './stored-order.ts';

/** The menu as `GET /api/public/menus/{key}` gives it. */
export type OrderMenu = Omit<PublicMenu, 'wifi'>;

/** What is chosen and typed for the product that is open. */
export interface ItemDraft {
  readonly selection: Selection;
  readonly quantity: number;
  readonly note: string;
}

const NOTHING_CHOSEN: ItemDraft = { selection: {}, quantity: 1, note: '' };

export interface OrderState {
  readonly menu: OrderMenu;
  /** In ms since 1970. */
  readonly now: number;
  readonly isOnline: boolean;
  readonly cart: readonly CartLine[];
  readonly last: readonly CartLine[];
  readonly view: OrderView | null;
  readonly draft: ItemDraft;
  readonly form: OrderForm;
  /** 'new-total' once the total was another one when the menu was read again. */
  readonly sending: 'idle' | 'checking' | 'offline' | 'new-total';
  /** What a button has just copied. */
  readonly copied: string | null;
  /** True once the diner asked for all allergens that are not declared. */
  readonly showsAllergens: boolean;
}

/** The diner's order; one for each page. */
export class OrderStore {
  readonly count: OrderHost['count'];
  readonly #address: string;
  readonly #history = new OrderHistory();
  readonly #onChange: () => void;
  #state: OrderState;

  constructor({ address, count }: OrderHost, menu: OrderMenu, onChange: () => void) {
    this.count = count;
    this.#address = address;
    this.#onChange = onChange;
    const now = Date.now();
    this.#state = {
      ...{ menu, now, isOnline: navigator.onLine, cart: readCart(menu.key, now), last: readLastOrder(menu.key) },
      ...{ view: null, draft: NOTHING_CHOSEN, form: newForm(menu), sending: 'idle' },
      ...{ copied: null, showsAllergens: false },
    };
  }

  get state(): OrderState {
    return this.#state;
  }

  get lines(): CheckedLine[] {
    const { menu, cart, now } = this.#state;
    return checkCart(menu, cart, now);
  }

  /** What the lines cost, in cents. */
  get amount(): number {
    return this.lines.reduce((sum, { price, line }) => sum + lineAmount({ price, quantity: line.quantity }), 0);
  }

  readonly set = (changes: Partial<OrderState>): void => {
    this.#state = { ...this.#state, now: Date.now(), ...changes };
    this.#onChange();
  };

  /** Shows a view, or none, without a history entry of its own. */
  readonly show = (view: OrderView | null): void => {
    const { cart, menu } = this.#state;
    const line = view?.kind === 'item' && view.line !== undefined ? this.lines[view.line] : undefined;
    if (view?.kind === 'item') this.count({ kind: 'product', key: view.key });
    // An order can be seen only where one can be sent, and what has changed only until it is accepted.
    const isShown = view?.kind === 'item' || (cart.length > 0 && acceptsOrders(menu));
    const shown = view?.kind === 'changes' && !this.hasChanged ? ({ kind: 'cart' } as const) : view;
    this.set({
      view: isShown ? shown : null,
      draft: line ? { ...line.line, selection: line.selection } : NOTHING_CHOSEN,
      ...{ sending: 'idle', copied: null, showsAllergens: false },
    });
  };

  /** Shows a view as a history entry, so that 'back' closes it. */
  readonly open = async (view: OrderView, address?: string): Promise<void> => {
    await this.#history.push(view, address);
    this.show(view);
  };

  /** Goes back to what was shown before. */
  readonly back = (): void => this.#history.back();

  /** Goes back to the page. */
  readonly close = (): void => this.#history.close();

  /** Changes the form, and keeps the diner's words for the next visit. */
  readonly change = (changes: Partial<OrderForm>): void => {
    const form = { ...this.#state.form, ...changes };
    storeDiner({ name: form.name, address: form.address });
    this.set({ form });
  };

  readonly draft = (changes: Partial<ItemDraft>): void => this.set({ draft: { ...this.#state.draft, ...changes } });

  /** Puts a line in, or in the place of the one that is changed. */
  readonly add = (line: CartLine): void => {
    const { cart, view } = this.#state;
    if (this.#history.isLeaving) return;
    if (cart.length === 0) this.count({ kind: 'order-started', keys: [line.item] });
    const others = view?.kind === 'item' && view.line !== undefined ? cart.filter((_, nth) => nth !== view.line) : cart;
    this.#setCart(withLine(others, line));
  };

  readonly setQuantity = (line: CartLine, quantity: number): void => {
    this.#setCart(withQuantity(this.#state.cart, line, quantity));
    if (this.#state.cart.length === 0) this.close();
  };

  readonly empty = (): void => {
    this.#setCart([]);
    this.close();
  };

  readonly repeatLast = (): void => {
    const { last } = this.#state;
    this.count({ kind: 'order-started', keys: keysOf(last) });
    this.#setCart(last);
    void this.open({ kind: 'cart' });
  };

  readonly acceptChanges = (): void => {
    const { menu, form } = this.#state;
    this.#setCart(acceptedCart(this.lines));
    this.set({ form: changedForm(menu, form) });
    if (this.#state.cart.length > 0) this.back();
    else this.close();
  };

  /** Keeps the order to repeat it. */
  readonly sent = (): void => {
    const { menu, cart } = this.#state;
    this.count({ kind: 'order-sent', keys: keysOf(cart) });
    storeLastOrder(menu.key, cart);
    this.set({ last: cart });
  };

  /** Takes over what another tab has stored. */
  readonly readStored = (): void => {
    const { key } = this.#state.menu;
    this.set({ cart: readCart(key, Date.now()), last: readLastOrder(key) });
    if (this.#state.cart.length === 0 && this.#state.view?.kind !== 'item') this.close();
  };

  /** Fetches the menu again. Returns what the order can be sent on: a connection, and nothing that has changed. */
  readonly refresh = async (): Promise<'ready' | 'changed' | 'offline'> => {
    const menu = await fetchMenu(this.#address);
    if (!menu) return 'offline';
    this.set({ menu });
    return this.hasChanged ? 'changed' : 'ready';
  };

  /** True if a line or the price of the delivery is not as the diner has seen it. */
  get hasChanged(): boolean {
    const { menu, form } = this.#state;
    return this.lines.some(hasChanged) || zoneOf(menu, form)?.isChanged === true;
  }

  #setCart(cart: readonly CartLine[]): void {
    storeCart(this.#state.menu.key, cart, Date.now());
    this.set({ cart });
  }
}

function keysOf(cart: readonly CartLine[]): string[] {
  return [...new Set(cart.map(({ item }) => item))];
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
