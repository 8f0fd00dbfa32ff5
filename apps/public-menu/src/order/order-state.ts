import { lineAmount, type CartLine, type CheckedLine, type KeptTable, type Key } from '@carta/domain';
import { newForm, seatedForm, type FormProblem, type OrderForm } from './order-form.ts';
import type { OrderView } from './order-part.ts';
import type { OrderMenu } from './read-menu.ts';
import type { RemovedLine } from './removed-lines.ts';
import type { DinerOrder, DinerWords } from './stored-order.ts';

/** Lines that were taken out, and the words that say so. */
interface Removed {
  readonly lines: readonly RemovedLine[];
  readonly words: string;
}

export interface OrderState extends DinerOrder {
  readonly menu: OrderMenu;
  /** In ms since 1970. */
  readonly now: number;
  readonly isOnline: boolean;
  readonly view: OrderView | null;
  readonly form: OrderForm;
  /** 'new-text' once the message was another one when the menu was read again, 'failed' where no desk has answered. */
  readonly sending: 'idle' | 'checking' | 'offline' | 'new-text' | 'failed';
  /** Key under which the desk has what was sent before the diner changed it; '' where it has nothing of the kind. */
  readonly arrived: string;
  /** What the desk has refused, until the diner changes something. */
  readonly refused: readonly FormProblem[];
  /** What was just taken out and can come back. */
  readonly removed: Removed | null;
  /** What is read aloud: a product that was added. */
  readonly said: string;
}

/** What is said of an order that has not left, until it is changed. */
export const UNSENT = { sending: 'idle', arrived: '', refused: [] } as const;

interface Opened {
  readonly order: DinerOrder;
  readonly diner: DinerWords;
  /** At which the diner is. */
  readonly table: KeptTable | null;
  readonly now: number;
}

/** Returns the state with which a page starts, by what this browser keeps. */
export function openedState(menu: OrderMenu, { order, diner, table, now }: Opened): OrderState {
  return {
    menu,
    now,
    isOnline: navigator.onLine,
    ...order,
    view: null,
    form: seatedForm(menu, newForm(menu, diner, order.form), { table, isEmpty: order.cart.length === 0 }),
    ...UNSENT,
    removed: null,
    said: '',
  };
}

/** Returns what the lines cost that can be ordered, in cents. */
export function amountOf(lines: readonly CheckedLine[]): number {
  const orderable = lines.filter(({ problem }) => problem === null);
  return orderable.reduce((sum, { price, line }) => sum + lineAmount({ price, quantity: line.quantity }), 0);
}

/** Returns how many of a product are in the cart. */
export function countOf(cart: readonly CartLine[], key: Key): number {
  return cart.reduce((sum, { item, quantity }) => sum + (item === key ? quantity : 0), 0);
}

/** Returns the keys of the products that are ordered, without those that are gone from the menu. */
export function itemsOnMenu(lines: readonly CheckedLine[]): string[] {
  return [...new Set(lines.flatMap(({ line, problem }) => (problem === 'gone' ? [] : line.item)))];
}
