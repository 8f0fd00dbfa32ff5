import { keyedLines, newKey, type CartLine, type StoredCart } from '@carta/domain';
import { createStore, get, set, type UseStore } from 'idb-keyval';
import { orderDatabase } from './order-database.ts';

/** What a diner typed in an order; it stays in this browser. */
export interface DinerWords {
  readonly name: string;
  readonly address: string;
  readonly zones?: Readonly<Record<string, string>>;
}

export interface DinerOrder {
  /** Empty after 12 hours. [CART-4] */
  readonly cart: readonly CartLine[];
  /** True if the cart has been sent and not changed since. */
  readonly isSent: boolean;
  readonly sentAt?: number | null;
  /** The lines of the last order that was sent. */
  readonly last: readonly CartLine[];
}

type StoredOrder = StoredCart & Pick<DinerOrder, 'isSent' | 'last'>;

/** What this browser keeps of a diner's orders at one business. A browser may refuse: the order then lives as long as the page. */
export class OrderStorage {
  readonly #order: UseStore;
  readonly #diner = storeOf('carta-comensal');
  readonly #tabs: BroadcastChannel;
  #writes = 0;

  /** `onChange` gets what another tab has stored. */
  constructor(business: string, onChange: (order: DinerOrder) => void) {
    const name = orderDatabase(business);
    this.#order = storeOf(name);
    this.#tabs = new BroadcastChannel(name);
    const readAgain = async () => {
      const writes = this.#writes;
      const order = await this.readOrder(Date.now());
      // What is stored here meanwhile is newer.
      if (writes === this.#writes) onChange(order);
    };
    this.#tabs.onmessage = () => void readAgain();
    // A page that comes back from the browser's history has heard nothing.
    window.addEventListener('pageshow', ({ persisted }) => void (persisted && readAgain()));
  }

  /** `now` in ms since 1970. */
  async readOrder(now: number): Promise<DinerOrder> {
    const stored = await read<StoredOrder>(this.#order);
    if (!stored) return { cart: [], isSent: false, last: [] };
    const { isSent, last } = stored;
    return { cart: keyedLines(stored, now, newKey), isSent, last: keyedLines({ at: 0, lines: last }, 0, newKey) };
  }

  async readDiner(): Promise<DinerWords> {
    return (await read<DinerWords>(this.#diner)) ?? { name: '', address: '' };
  }

  /** Resolves once it is stored; `now` in ms since 1970. */
  async storeOrder({ cart, isSent, last }: DinerOrder, now: number): Promise<void> {
    this.#writes += 1;
    const stored: StoredOrder = { at: now, lines: cart, isSent, last };
    await write(this.#order, stored);
    this.#tabs.postMessage(null);
  }

  storeDiner({ name, address }: DinerWords): void {
    void write(this.#diner, { name, address });
  }
}

/** Each database holds one record. */
const KEY = 'stored';

const read = <T>(store: UseStore) => get<T>(KEY, store).catch(() => undefined);
const write = (store: UseStore, value: object) => set(KEY, value, store).catch(console.warn);

/** Commits each write explicitly: one that the browser commits by itself is lost where the page is left before. */
function storeOf(database: string): UseStore {
  const use = createStore(database, 'order');
  return (mode, callback) =>
    use(mode, (store) => {
      const answer = callback(store);
      if (mode === 'readwrite') store.transaction.commit();
      return answer;
    });
}
