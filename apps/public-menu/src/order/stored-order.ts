import {
  keyedLines,
  newKey,
  type CartLine,
  type OrderPayment,
  type OrderType,
  type SentOrder,
  type StoredCart,
} from '@carta/domain';
import { createStore, get, promisifyRequest, type UseStore } from 'idb-keyval';
import { openOrderChannel, orderDatabase, STORAGE_LIMIT } from './order-database.ts';

/** What a diner typed in an order; it stays in this browser. */
export interface DinerWords {
  readonly name: string;
  readonly address: string;
  readonly phone?: string;
  /** The delivery zone of the last order at each business, by the business's key. */
  readonly zones?: Readonly<Record<string, string>>;
}

/** How the order is handed over and paid, as it was chosen and typed. */
export interface OrderChoices {
  readonly type: OrderType;
  /** The table at which it was chosen; absent from what older pages have stored, null for none. */
  readonly table?: { readonly token: string; readonly title: string } | null;
  /** How an order to the table is paid; null, or absent, is there. */
  readonly tablePayment?: OrderPayment | null;
  /** The zone, with what it cost when it was chosen, in cents. */
  readonly zone: { readonly key: string; readonly cents: number } | null;
  readonly payment: OrderPayment | null;
  readonly paysWith: string;
  readonly notes: string;
  /** When it is wanted, in ms since 1970; null: as soon as possible. */
  readonly at?: number | null;
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
  /** Made for each order as it is sent first; '' before. */
  readonly orderKey: string;
  /** So that the same message can leave again after the page was loaded anew. */
  readonly form?: OrderChoices;
}

/** Records of older pages have neither `sentAt`, `form` nor what is sent. */
type StoredOrder = StoredCart &
  Pick<DinerOrder, 'isSent' | 'last'> &
  Partial<Pick<DinerOrder, 'sentAt' | 'form' | 'orderKey'>> & {
    /** What was sent of this cart, until the diner changes it. */
    readonly attempt?: SentOrder;
  };

/** What is chosen and typed for one order alone. */
export const NO_WORDS = { paysWith: '', notes: '', at: null } as const;

const NO_ORDER: DinerOrder = { cart: [], isSent: false, sentAt: null, last: [], orderKey: '' };

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
  async storeOrder({ cart, isSent, sentAt, last, orderKey, form }: DinerOrder, now: number): Promise<void> {
    this.#writes += 1;
    const writes = this.#writes;
    const stored: StoredOrder = {
      at: now,
      lines: cart,
      isSent,
      sentAt: isSent ? sentAt : null,
      last,
      orderKey,
      ...(form && { form: choicesOf(form) }),
    };
    this.#isStored = false;
    const writing = write(this.#order, stored).then(() => {
      if (writes === this.#writes) this.#isStored = true;
      this.#tabs?.postMessage(null);
    });
    await this.#settled(writing);
  }

  /**
   * Keeps what is sent of a cart and returns what is to be sent: the same as before while the cart is the same, so that tabs and tries send one
   * order. Null where another tab has sent it meanwhile.
   */
  async claimAttempt(sent: SentOrder): Promise<SentOrder | null> {
    const claimed = await this.#settled(claim(this.#order, sent, () => this.#isStored));
    if (claimed === null) await this.#readAgain();
    return claimed === undefined ? sent : claimed;
  }

  /** Zones of other businesses stay, and all of them where the words name none. */
  storeDiner({ name, address, phone = '', zones }: DinerWords): void {
    const merged = (before: DinerWords | undefined) => ({
      name,
      address,
      phone,
      zones: { ...before?.zones, ...zones },
    });
    void this.#settled(change<DinerWords>(this.#diner, merged));
  }

  /** Reads what is stored now. */
  async #read(now: number): Promise<DinerOrder> {
    const stored = await read<StoredOrder>(this.#order);
    if (!stored) return NO_ORDER;
    const { isSent, sentAt = null, last, orderKey = '', form } = stored;
    const lines = keyedLines({ at: 0, lines: last }, 0, newKey);
    const cart = keyedLines(stored, now, newKey);
    // What was typed for one order is not meant for the next.
    const choices = form && cart.length === 0 ? { ...form, ...NO_WORDS } : form;
    return {
      cart,
      isSent,
      sentAt,
      last: lines,
      orderKey: cart.length === 0 ? '' : orderKey,
      ...(choices && { form: choices }),
    };
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

/** Name, address and phone lie in the record of the diner. */
function choicesOf({
  type,
  table,
  tablePayment,
  zone,
  payment,
  paysWith,
  notes,
  at = null,
}: OrderChoices): OrderChoices {
  return {
    type,
    ...(table && { table }),
    ...(tablePayment && { tablePayment }),
    zone,
    payment,
    paysWith,
    notes,
    at,
  };
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

/** Stores what is sent beside its cart, unless it is there; `isStored` is false where the cart is not stored. */
async function claim(inStore: UseStore, sent: SentOrder, isStored: () => boolean): Promise<SentOrder | null> {
  return inStore('readwrite', async (store) => {
    const before = await promisifyRequest<StoredOrder | undefined>(store.get(KEY));
    if (!before || !isStored()) return sent;
    if (before.lines.length === 0 || before.isSent) return null;
    if (before.attempt) return before.attempt;
    await putLast(store, { ...before, orderKey: sent.key, attempt: sent });
    return sent;
  });
}

/** Commits explicitly: what the browser commits by itself is lost where the page is left before. */
function putLast(store: IDBObjectStore, record: object): Promise<void> {
  const { transaction } = store;
  store.put(record, KEY);
  if ('commit' in transaction) transaction.commit();
  return promisifyRequest(transaction);
}
