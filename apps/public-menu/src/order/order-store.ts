import {
  acceptedCart,
  changedLine,
  withQuantity,
  type CartLine,
  checkCart,
  hasChanged,
  newKey,
  withLine,
  type CheckedLine,
  type KeptTable,
  type OrderType,
  type PublicDinerOrder,
  type SentOrder,
} from '@carta/domain';
import {
  changedForm,
  dinerWords,
  momentOf,
  seatedForm,
  sentOrder,
  takesOrders,
  zoneOf,
  type OrderForm,
} from './order-form.ts';
import { OrderHistory } from './order-history.ts';
import type { OrderHost, OrderView } from './order-part.ts';
import { amountOf, countOf, itemsOnMenu, openedState, UNSENT, type OrderState } from './order-state.ts';
import { fetchMenu, type OrderMenu } from './read-menu.ts';
import { putBack, takeOut } from './removed-lines.ts';
import { placedOrders, rememberOrder, type PlacedOrder } from '../placed-orders.ts';
import { namedTable } from '../kept-table.ts';
import { NO_WORDS, OrderStorage, type DinerOrder, type DinerWords } from './stored-order.ts';

/** How long what was taken out can come back, in ms. */
const UNDO_MS = 8_000;

/** The diner's order; one for each page. */
export class OrderStore {
  readonly #count: OrderHost['count'];
  readonly #address: string;
  readonly #history = new OrderHistory();
  readonly #onChange: () => void;
  readonly #storage: OrderStorage;
  #state: OrderState;
  /** Of the state as it is. */
  #lines: readonly CheckedLine[] | null = null;
  #forgetting: ReturnType<typeof setTimeout> | undefined;
  /** True while the page of an order is opened. */
  #isLeaving = false;
  /** A dialog keeps readers from hearing what is said beside it. */
  #toSay = '';

  /** Resolves once what this browser keeps has been read. */
  static async open(host: OrderHost, menu: OrderMenu, onChange: () => void): Promise<OrderStore> {
    const storage: OrderStorage = new OrderStorage(menu.key, (order) => store.#takeOver(order));
    const [order, diner] = await Promise.all([storage.readOrder(Date.now()), storage.readDiner()]);
    const store = new OrderStore(host, menu, { storage, order, diner, onChange });
    if (store.state.form.table?.token !== order.form?.table?.token) store.#storeMoved();
    return store;
  }

  private constructor({ address, count }: OrderHost, menu: OrderMenu, { storage, order, diner, onChange }: Opened) {
    this.#count = count;
    this.#address = address;
    this.#storage = storage;
    this.#onChange = onChange;
    this.#state = openedState(menu, { order, diner, table: namedTable(menu.key, Date.now()), now: Date.now() });
  }

  get state(): OrderState {
    return this.#state;
  }

  get lines(): readonly CheckedLine[] {
    const { menu, cart, now, form } = this.#state;
    this.#lines ??= checkCart(menu, cart, now, momentOf(form) ?? now);
    return this.#lines;
  }

  /** What the lines cost that can be ordered, in cents. */
  get amount(): number {
    return amountOf(this.lines);
  }

  readonly set = (changes: Partial<OrderState>): void => {
    this.#state = { ...this.#state, now: Date.now(), ...changes };
    this.#lines = null;
    this.#onChange();
  };

  /** Shows a view, or none, without a history entry of its own. */
  readonly show = (view: OrderView | null): void => {
    const { cart, menu, form } = this.#state;
    // A place in the menu, which is an entry of the history too.
    if (view === null && this.#state.view === null) return;
    if (view?.kind === 'item') this.#count({ kind: 'product', key: view.key });
    // An order can be seen only where one can be sent, and what has changed only until it is accepted.
    const isShown = view?.kind === 'item' || (cart.length > 0 && takesOrders(menu, form));
    const shown = view?.kind === 'changes' && !this.hasChanged ? ({ kind: 'cart' } as const) : view;
    // What has failed stays so while the diner looks at its message.
    const { sending } = this.#state;
    this.set({ view: isShown ? shown : null, sending: sending === 'failed' ? sending : 'idle' });
    this.#say(this.#toSay);
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

  /** Changes the form, and keeps the diner's words and zone for the next visit. */
  readonly change = (changes: Partial<OrderForm>): void => {
    const form = { ...this.#state.form, ...changes };
    this.#storage.storeDiner(dinerWords(this.#state.menu, form));
    this.set({ form, ...UNSENT });
    void this.#store();
  };

  /** Takes over at which table the diner is, or that it is none any more: an order that was begun goes there. [TABLE-5] */
  readonly sitDown = (table: KeptTable | null): void => {
    const { menu, form: before, cart } = this.#state;
    const form = seatedForm(menu, before, { table, isEmpty: cart.length === 0 });
    const hasMoved = form.table?.token !== before.table?.token;
    this.set({ form, ...(hasMoved && UNSENT) });
    if (hasMoved) this.#storeMoved();
  };

  /** What was sent to another table is not sent again. */
  #storeMoved(): void {
    if (this.#state.cart.length > 0) void this.#store();
  }

  /** Puts a line in. One that is added to a sent order begins a new one. */
  readonly add = (line: CartLine): void => {
    if (this.#history.isLeaving) return;
    const { cart, isSent } = this.#state;
    if (isSent) this.#clearWords();
    this.#setCart(withLine(isSent ? [] : cart, line));
    const count = countOf(this.#state.cart, line.item);
    this.#say(cartaWords.inOrder(line.title, count));
  };

  /** Puts a line in the place of the one with its key. */
  readonly replace = (line: CartLine): void => {
    // A double tap: the line may have joined another one by the first.
    if (this.#history.isLeaving) return;
    this.#setCart(changedLine(this.#state.cart, line.key ?? newKey(), line));
  };

  readonly setQuantity = (line: CartLine, quantity: number): void => {
    this.#setCart(withQuantity(this.#state.cart, line, quantity));
  };

  /** Takes a line out; it can come back for some seconds. */
  readonly remove = (line: CartLine): void => {
    this.#takeOut(({ key }) => key === line.key, cartaWords.removed(line.title));
  };

  /** Takes all lines out; they can come back for some seconds. */
  readonly empty = (): void => this.#takeOut(() => true, cartaWords.emptied);

  #takeOut(isTaken: (line: CartLine) => boolean, words: string): void {
    const { cart, lines } = takeOut(this.#state.cart, isTaken);
    this.#setCart(cart);
    this.set({ removed: { lines, words } });
    clearTimeout(this.#forgetting);
    this.#forgetting = setTimeout(() => this.set({ removed: null }), UNDO_MS);
    if (this.#state.cart.length === 0) this.close();
  }

  /** Puts back what was taken out last, each line in its place. */
  readonly undoRemoval = (): void => {
    const { cart, removed } = this.#state;
    if (!removed) return;
    clearTimeout(this.#forgetting);
    this.#setCart(putBack(cart, removed.lines));
    this.set({ removed: null });
  };

  readonly repeatLast = (): void => {
    this.#setCart(this.#state.last.map((line) => ({ ...line, key: newKey() })));
    void this.open({ kind: 'cart' });
  };

  readonly acceptChanges = (): void => {
    const { menu, form } = this.#state;
    const cart = acceptedCart(this.lines);
    // What is stored with the cart.
    this.set({ form: changedForm(menu, form) });
    this.#setCart(cart);
    if (this.#state.cart.length > 0) this.back();
    else this.close();
  };

  /** Keeps the order to repeat it. Counts it once, however often it is sent. */
  readonly sent = async (): Promise<void> => {
    const { cart, isSent } = this.#state;
    if (!isSent) this.#count({ kind: 'order-sent', keys: itemsOnMenu(this.lines) });
    this.set({ last: cart, isSent: true, sentAt: Date.now() });
    await this.#store();
  };

  /** Makes a sent order one that can be changed. */
  readonly reopen = (): void => this.#setCart(this.#state.cart);

  /** Leaves a sent order behind; it can be repeated. */
  readonly startAnother = (): void => {
    this.#clearWords();
    this.#setCart([]);
    this.close();
  };

  /** What was typed for one order is not meant for the next. */
  #clearWords(): void {
    const { table: _, ...form } = this.#state.form;
    this.set({ form: { ...form, ...NO_WORDS }, orderKey: '' });
  }

  /** Returns what is to be sent to the desk, under the key of this order; null where another tab has sent it meanwhile. */
  readonly claim = async (): Promise<SentOrder | null> => {
    const sent = await this.#storage.claimAttempt(sentOrder(this.#state.orderKey || newKey(), this.#state, this.lines));
    if (sent) this.set({ orderKey: sent.key });
    return sent;
  };

  /** Remembers that the desk has what was sent before the diner changed it, and gives the order another key. */
  readonly arrived = async ({ key, type }: SentOrder): Promise<void> => {
    rememberOrder(this.#state.menu.key, { key, number: 0, whatsapp: null, lines: [], ...sentToTable(type) });
    this.set({ sending: 'idle', arrived: key, orderKey: '' });
    await this.#store();
  };

  /** Leaves an order behind that the desk has: it can be repeated and followed. */
  readonly placed = async ({ key, number, type }: PublicDinerOrder, placed: Placed): Promise<void> => {
    const { menu } = this.#state;
    // Another tab may have sent the same.
    const isFirst = !placedOrders(menu.key).some((order) => order.key === key);
    if (isFirst) this.#count({ kind: 'order-sent', keys: itemsOnMenu(this.lines) });
    rememberOrder(menu.key, { key, number, ...placed, ...sentToTable(type) });
    this.#clearWords();
    this.#leave();
    this.set({ view: null, cart: [], last: placed.lines, isSent: false, sentAt: null, ...UNSENT });
    await this.#store();
  };

  /** To go back in the history would keep the browser from opening another page; a page that comes back has nothing open over it. */
  #leave(): void {
    this.#isLeaving = true;
    const returned = () => {
      this.#isLeaving = false;
      this.close();
    };
    window.addEventListener('pageshow', returned, { once: true });
  }

  /** Takes over what another tab has stored. */
  #takeOver(order: DinerOrder): void {
    // What this tab has sent leads to the order's page.
    const isSending = this.#state.sending === 'checking';
    this.set({ ...order, form: { ...this.#state.form, ...order.form }, ...(!isSending && UNSENT) });
    if (order.cart.length > 0 || this.#state.view?.kind === 'item' || isSending || this.#isLeaving) return;
    this.close();
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
    this.set({ cart, isSent: false, sentAt: null, ...UNSENT });
    if (starts && cart.length > 0) this.#count({ kind: 'order-started', keys: itemsOnMenu(this.lines) });
    void this.#store();
  }

  #say(words: string): void {
    this.#toSay = words;
    if (words === '' || this.#state.view !== null) return;
    this.#toSay = '';
    this.set({ said: words });
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

type Placed = Pick<PlacedOrder, 'whatsapp' | 'lines'>;

const sentToTable = (type: OrderType) => (type === 'table' ? { atTable: Date.now() } : {});
