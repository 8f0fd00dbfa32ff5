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
import { OrderStorage, type DinerOrder, type DinerWords } from './stored-order.ts';

/** The menu as `GET /api/public/menus/{key}` gives it. */
export type OrderMenu = Omit<PublicMenu, 'wifi'>;

/** What is chosen and typed for the product that is open. */
export interface ItemDraft {
  /** The line of the cart that is changed; none for another one. */
  readonly instead?: CartLine;
  readonly selection: Selection;
  readonly quantity: number;
  readonly note: string;
}

export const NOTHING_CHOSEN: ItemDraft = { selection: {}, quantity: 1, note: '' };

export interface OrderState extends DinerOrder {
  readonly menu: OrderMenu;
  /** In ms since 1970. */
  readonly now: number;
  readonly isOnline: boolean;
  readonly view: OrderView | null;
  readonly draft: ItemDraft;
  readonly form: OrderForm;
  /** 'new-text' once the message was another one when the menu was read again. */
  readonly sending: 'idle' | 'checking' | 'offline' | 'new-text';
  /** What a button has just copied. */
  readonly copied: string | null;
  /** True once the diner asked for all allergens that are not declared. */
  readonly showsAllergens: boolean;
}

/** What the sheet of a product needs; the panel's preview has it without an order. */
export interface ItemStore extends Pick<OrderStore, 'set' | 'draft' | 'add' | 'back' | 'link'> {
  readonly state: Pick<OrderState, 'menu' | 'now' | 'cart' | 'draft' | 'copied' | 'showsAllergens'>;
}

/** The diner's order; one for each page. */
export class OrderStore {
  readonly count: OrderHost['count'];
  readonly #address: string;
  readonly #history = new OrderHistory();
  readonly #onChange: () => void;
  readonly #storage: OrderStorage;
  #state: OrderState;

  /** Resolves once what this browser keeps has been read. */
  static async open(host: OrderHost, menu: OrderMenu, onChange: () => void): Promise<OrderStore> {
    const storage: OrderStorage = new OrderStorage(menu.key, (order) => store.#takeOver(order));
    const [order, diner] = await Promise.all([storage.readOrder(Date.now()), storage.readDiner()]);
    const store = new OrderStore(host, menu, { storage, order, diner, onChange });
    return store;
  }

  private constructor({ address, count }: OrderHost, menu: OrderMenu, { storage, order, diner, onChange }: Opened) {
    this.count = count;
    this.#address = address;
    this.#storage = storage;
    this.#onChange = onChange;
    this.#state = {
      ...{ menu, now: Date.now(), isOnline: navigator.onLine, ...order },
      ...{ view: null, draft: NOTHING_CHOSEN, form: newForm(menu, diner), sending: 'idle' },
      ...{ copied: null, showsAllergens: false },
    };
  }

  get state(): OrderState {
    return this.#state;
  }

  /** Address of the product that is open. */
  get link(): string {
    return location.href;
  }

  get lines(): CheckedLine[] {
    const { menu, cart, now } = this.#state;
    return checkCart(menu, cart, now);
  }

  /** What the lines cost that can be ordered, in cents. */
  get amount(): number {
    const orderable = this.lines.filter(({ problem }) => problem === null);
    return orderable.reduce((sum, { price, line }) => sum + lineAmount({ price, quantity: line.quantity }), 0);
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
      draft: line ? { ...line.line, selection: line.selection, instead: line.line } : NOTHING_CHOSEN,
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
    this.#storage.storeDiner(form);
    this.set({ form });
  };

  readonly draft = (changes: Partial<ItemDraft>): void => this.set({ draft: { ...this.#state.draft, ...changes } });

  /** Puts a line in, or in the place of the one that is changed. */
  readonly add = (line: CartLine): void => {
    const { cart, draft } = this.#state;
    if (this.#history.isLeaving) return;
    // Another tab may have stored the cart anew, or taken the line out.
    const before = JSON.stringify(draft.instead);
    this.#setCart(
      withLine(
        cart.filter((each) => JSON.stringify(each) !== before),
        line,
      ),
    );
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
    this.#setCart(this.#state.last);
    void this.open({ kind: 'cart' });
  };

  readonly acceptChanges = (): void => {
    const { menu, form } = this.#state;
    this.#setCart(acceptedCart(this.lines));
    this.set({ form: changedForm(menu, form) });
    if (this.#state.cart.length > 0) this.back();
    else this.close();
  };

  /** Keeps the order to repeat it. Counts it once, however often it is sent. */
  readonly sent = async (): Promise<void> => {
    const { cart, isSent } = this.#state;
    if (!isSent) this.count({ kind: 'order-sent', keys: this.#itemsOnMenu });
    this.set({ last: cart, isSent: true });
    await this.#store();
  };

  /** Takes over what another tab has stored. */
  #takeOver(order: DinerOrder): void {
    this.set(order);
    if (order.cart.length === 0 && this.#state.view?.kind !== 'item') this.close();
  }

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

  /** What is put into an empty cart, or changed in one that was sent, starts an order. */
  #setCart(cart: readonly CartLine[]): void {
    const starts = this.#state.cart.length === 0 || this.#state.isSent;
    this.set({ cart, isSent: false });
    if (starts && cart.length > 0) this.count({ kind: 'order-started', keys: this.#itemsOnMenu });
    void this.#store();
  }

  /** Keys of the products that are ordered, without those that are gone from the menu. */
  get #itemsOnMenu(): string[] {
    return [...new Set(this.lines.flatMap(({ line, problem }) => (problem === 'gone' ? [] : line.item)))];
  }

  #store(): Promise<void> {
    return this.#storage.storeOrder(this.#state, Date.now());
  }
}

interface Opened {
  readonly storage: OrderStorage;
  readonly order: DinerOrder;
  readonly diner: DinerWords;
  readonly onChange: () => void;
}

/** In ms; a connection that takes longer is none. */
const LIMIT = 10_000;

/** Returns the menu as it is now; null without a connection. */
async function fetchMenu(address: string): Promise<OrderMenu | null> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), LIMIT);
  try {
    const answer = await fetch(address, { signal: ending.signal });
    if (!answer.ok) return null;
    keepMenu(address, answer.clone()).catch(console.warn);
    return (await answer.json()) as OrderMenu;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the menu as it is now; without a connection as it was last read, to fill the order with; null if it never was. */
export async function readMenu(address: string): Promise<OrderMenu | null> {
  const menu = await fetchMenu(address);
  if (menu) return menu;
  const kept = await keptMenu(address);
  return kept ? ((await kept.json()) as OrderMenu) : null;
}
