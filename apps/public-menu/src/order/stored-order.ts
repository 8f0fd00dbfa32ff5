import { keyedLines, newKey, type CartLine, type MenuType, type OrderPayment, type StoredCart } from '@carta/domain';
import { createStore, get, promisifyRequest, type UseStore } from 'idb-keyval';
import { openOrderChannel, orderDatabase, STORAGE_LIMIT } from './order-database.ts';

/** What a diner typed in an order; it stays in this browser. */
export interface DinerWords {
  readonly name: string;
  readonly address: string;
  /** The delivery zone of the last order at each business, by the business's key. */
  readonly zones?: Readonly<Record<string, string>>;
}

/** How the order is handed over and paid, as it was chosen and typed. */
export interface OrderChoices {
  readonly type: MenuType;
  /** The zone, with what it cost when it was chosen, in cents. */
  readonly zone: { readonly key: string; readonly cents: number } | null;
  readonly payment: OrderPayment | null;
  readonly paysWith: string;
  readonly notes: string;
}

export interface DinerOrder {
  /** Empty after 12 hours. [CART-4] */
  readonly cart: readonly CartLine[];
  /** True if the cart has been sent and not changed since. */
  readonly isSent: boolean;
  /** When the cart was sent, in ms since 1970; null if it was not, or if nobody knows when. */
  readonly sentAt: number | null;
  /** The lines of the last order that was sent. */
  readonly last: readonly CartLine[];
  /** So that the same message can leave again after the page was loaded anew. */
  readonly form?: OrderChoices;
}

/** Records of older pages have neither `sentAt` nor `form`. */
type StoredOrder = StoredCart & Pick<DinerOrder, 'isSent' | 'last'> & Partial<Pick<DinerOrder, 'sentAt' | 'form'>>;

const NO_ORDER: DinerOrder = { cart: [], isSent: false, sentAt: null, last: [] };

/**
 * What this browser keeps of a diner's orders at one business. A browser may refuse, or never answer: the order then lives as long as the page,
 * and the console says why, once.
 */
export class OrderStorage {
  readonly #order: UseStore;
  readonly #diner = storeOf('carta-comensal');
  readonly #tabs: BroadcastChannel | undefined;
  readonly #onChange: (order: DinerOrder) => void;
  #writes = 0;
  /** False while the page has what is not stored. */
  #isStored = true;
  /** How long a call waits for the browser, in ms. */
  #patience = STORAGE_LIMIT;
  #hasReported = false;

  /** `onChange` gets what another tab has stored. */
  constructor(business: string, onChange: (order: DinerOrder) => void) {
    this.#order = storeOf(orderDatabase(business));
    this.#onChange = onChange;
    this.#tabs = openOrderChannel(business);
    if (this.#tabs) this.#tabs.onmessage = () => void this.#readAgain();
    // A page that comes back from the browser's history has heard nothing.
    window.addEventListener('pageshow', ({ persisted }) => void (persisted && this.#readAgain()));
  }

  /** Returns no order where the browser cannot tell; what it tells later goes to `onChange`. `now` in ms since 1970. */
  async readOrder(now: number): Promise<DinerOrder> {
    const reading = this.#read(now);
    const order = await this.#settled(reading);
    if (!order) void this.#readAgain(reading);
    return order ?? NO_ORDER;
  }

  /** Returns empty words where the browser cannot tell. */
  async readDiner(): Promise<DinerWords> {
    return (await this.#settled(read<DinerWords>(this.#diner))) ?? { name: '', address: '' };
  }

  /** Resolves once it is stored, or once the browser has had its time; `now` in ms since 1970. */
  async storeOrder({ cart, isSent, sentAt, last, form }: DinerOrder, now: number): Promise<void> {
    this.#writes += 1;
    const writes = this.#writes;
    const stored: StoredOrder = {
      at: now,
      lines: cart,
      isSent,
      sentAt: isSent ? sentAt : null,
      last,
      ...(form && { form: choicesOf(form) }),
    };
    this.#isStored = false;
    const writing = write(this.#order, stored).then(() => {
      if (writes === this.#writes) this.#isStored = true;
      this.#tabs?.postMessage(null);
    });
    await this.#settled(writing);
  }

  /** Zones of other businesses stay, and all of them where the words name none. */
  storeDiner({ name, address, zones }: DinerWords): void {
    const merged = (before: DinerWords | undefined) => ({ name, address, zones: { ...before?.zones, ...zones } });
    void this.#settled(change<DinerWords>(this.#diner, merged));
  }

  /** Reads what is stored now. */
  async #read(now: number): Promise<DinerOrder> {
    const stored = await read<StoredOrder>(this.#order);
    if (!stored) return NO_ORDER;
    const { isSent, sentAt = null, last, form } = stored;
    const lines = keyedLines({ at: 0, lines: last }, 0, newKey);
    const cart = keyedLines(stored, now, newKey);
    // What was typed for one order is not meant for the next.
    const choices = form && cart.length === 0 ? { ...form, paysWith: '', notes: '' } : form;
    return { cart, isSent, sentAt, last: lines, ...(choices && { form: choices }) };
  }

  /** Takes over what another tab has stored, unless something is stored here meanwhile: that is newer. */
  async #readAgain(reading = this.#read(Date.now())): Promise<void> {
    const writes = this.#writes;
    const order = await reading.catch(this.#report);
    if (order && this.#isStored && writes === this.#writes) this.#onChange(order);
  }

  /** Resolves with what the browser answers; with nothing if it refuses or takes too long. Nothing waits for a browser that took too long. */
  async #settled<T>(answer: Promise<T>): Promise<T | undefined> {
    let timer: number | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = window.setTimeout(() => {
        this.#patience = 0;
        reject(new Error('The browser does not answer for what it stores'));
      }, this.#patience);
    });
    try {
      return await Promise.race([answer, limit]);
    } catch (error) {
      this.#report(error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  readonly #report = (error: unknown): void => {
    if (!this.#hasReported) console.warn('The order is not stored in this browser.', error);
    this.#hasReported = true;
  };
}

/** Name and address lie in the record of the diner. */
function choicesOf({ type, zone, payment, paysWith, notes }: OrderChoices): OrderChoices {
  return { type, zone, payment, paysWith, notes };
}

/** Each database holds one record. */
const KEY = 'stored';

const storeOf = (database: string) => createStore(database, 'order');

async function read<T>(inStore: UseStore): Promise<T | undefined> {
  return get<T>(KEY, inStore);
}

async function write(inStore: UseStore, record: object): Promise<void> {
  await inStore('readwrite', (store) => putLast(store, record));
}

async function change<T extends object>(inStore: UseStore, changed: (before: T | undefined) => T): Promise<void> {
  await inStore('readwrite', async (store) => {
    const before = await promisifyRequest<T | undefined>(store.get(KEY));
    await putLast(store, changed(before));
  });
}

/** Commits explicitly: what the browser commits by itself is lost where the page is left before. */
function putLast(store: IDBObjectStore, record: object): Promise<void> {
  const { transaction } = store;
  store.put(record, KEY);
  if ('commit' in transaction) transaction.commit();
  return promisifyRequest(transaction);
}
