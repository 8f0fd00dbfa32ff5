import { HOUR_MS } from '../duration.ts';
import { availableAt } from '../hours/hours.ts';
import { KEY_FORM, type Key } from '../menu/key.ts';
import type { PublicCategory, PublicItem, PublicMenu } from '../menu/public-menu.ts';
import type { Option } from '../options/option-group.ts';
import { checkSelection, groupsOf, type Selection } from '../options/selection.ts';
import type { Price } from '../prices/price-schema.ts';
import { priceFromCents, priceInCents } from '../prices/price.ts';
import { isSoldOut } from '../prices/sold-out.ts';
import { ORDER_LINES, ORDER_QUANTITY } from './order-text.ts';
import { isWhatsAppNumber } from './whatsapp.ts';
import { listOf } from '../list-of.ts';
import { numberOr } from '../number-or.ts';

/** A line of a diner's cart. */
export interface CartLine {
  /** Identifies the line in its cart; absent only from what was stored before 1.2.0, until `keyedLines` has read it. [CART-6] */
  readonly key?: Key;
  readonly item: Key;
  /** The item's title when it was put in, for when it is gone. */
  readonly title: string;
  readonly selection: Selection;
  readonly quantity: number;
  readonly note: string;
  /** Price of one unit when it was put in, in cents. */
  readonly cents: number;
}

/** Why a line cannot be ordered now. */
export type CartProblem = 'gone' | 'sold-out' | 'unavailable' | 'options';

/** A line of the cart by the menu as it is now. */
export interface CheckedLine {
  readonly line: CartLine;
  readonly title: string;
  /** The chosen options that can be ordered, in the order of the item's groups. */
  readonly options: readonly Option[];
  /** What was chosen, without what cannot be chosen any more. */
  readonly selection: Selection;
  /** The chosen options that cannot be chosen any more and that the line can go without; title and price of a hidden one are not known. */
  readonly lost: readonly (Option | null)[];
  /** Price of one unit now; that of the line where it cannot be ordered. */
  readonly price: Price;
  readonly problem: CartProblem | null;
}

type Offer = Pick<PublicMenu, 'categories' | 'optionGroups' | 'timeZone'>;

/**
 * Returns each line as the menu has it at `now` (ms since 1970), with its price, or with why it cannot be ordered. Its categories have to be
 * available at `at`, for an order that is wanted later. [CART-1]
 */
export function checkCart(menu: Offer, cart: readonly CartLine[], now: number, at = now): CheckedLine[] {
  const offered = offeredItems(menu, at);
  return listOf(cart).map((line) => {
    const { title, selection: chosen, cents } = line;
    const found = offered.get(line.item);
    if (!found) {
      return { line, title, options: [], selection: chosen, lost: [], price: priceFromCents(cents), problem: 'gone' };
    }
    const { item, available } = found;
    const groups = groupsOf(item, menu.optionGroups);
    const selection = offeredSelection(groups, chosen, now);
    const checked = checkSelection(item, menu.optionGroups, selection, now);
    const price = checked.ok ? checked.value : priceFromCents(cents);
    return {
      line,
      title: item.title,
      options: groups.flatMap(({ key, options }) =>
        listOf(options).filter((option) => selection[key]?.includes(option.key)),
      ),
      selection,
      lost: lostOptions(groups, chosen, selection),
      price,
      problem: problemOf(item, { available, selectable: checked.ok }, now),
    };
  });
}

type Groups = readonly PublicMenu['optionGroups'][number][];

/** Returns what is chosen without what is sold out, hidden or gone. */
function offeredSelection(groups: Groups, selection: Selection, now: number): Selection {
  const kept = groups.map(({ key, options }) => {
    const offered = new Set(
      listOf(options)
        .filter(({ soldOutUntil }) => !isSoldOut(soldOutUntil, now))
        .map((one) => one.key),
    );
    return [key, listOf(selection[key]).filter((option) => offered.has(option))] as const;
  });
  return Object.fromEntries(kept.filter(([, options]) => listOf(options).length > 0));
}

function lostOptions(groups: Groups, chosen: Selection, kept: Selection): (Option | null)[] {
  // A diner's browser may send a group's key that is a property of every object.
  const left = new Map(Object.entries(kept));
  return Object.entries(chosen).flatMap(([group, keys]) => {
    const options = groups.find(({ key }) => key === group)?.options ?? [];
    const lost = listOf(keys).filter((key) => !listOf(left.get(group)).includes(key));
    return lost.map((key) => options.find((option) => option.key === key) ?? null);
  });
}

function problemOf(
  item: PublicItem,
  { available, selectable }: { available: boolean; selectable: boolean },
  now: number,
): CartProblem | null {
  if (isSoldOut(item.soldOutUntil, now)) return 'sold-out';
  if (!available) return 'unavailable';
  return selectable ? null : 'options';
}

/** All items with whether their categories are available at `now`. */
function offeredItems({ categories, timeZone }: Offer, now: number) {
  const offered = new Map<Key, { readonly item: PublicItem; readonly available: boolean }>();
  const put = ({ items, availability = [] }: PublicCategory, within?: PublicCategory['availability']) => {
    const { open } = availableAt({ availability, ...(within && { within }), timeZone, now });
    for (const item of listOf(items)) offered.set(item.key, { item, available: open });
  };
  for (const category of listOf(categories)) {
    put(category);
    for (const child of listOf(category.categories)) put(child, category.availability);
  }
  return offered;
}

/** True if a line cannot be ordered, has lost an option, or has another price than when it was put in. [CART-2] */
export function hasChanged({ line, lost, price, problem }: CheckedLine): boolean {
  return problem !== null || listOf(lost).length > 0 || priceInCents(price) !== line.cents;
}

/** Returns the cart with today's prices, without the lines and the options that cannot be ordered. [CART-2] [CART-3] */
export function acceptedCart(lines: readonly CheckedLine[]): CartLine[] {
  return listOf(lines)
    .filter(({ problem }) => problem === null)
    .map(({ line, title, selection, price }) => ({ ...line, title, selection, cents: priceInCents(price) }))
    .reduce(withLine, [] as CartLine[]);
}

/**
 * Returns the cart with another line; the same choice with the same note makes one line, which keeps its place and key. At most 50 lines of 99.
 * [CART-3] [CART-6] [ORDER-6]
 */
export function withLine(cart: readonly CartLine[], added: CartLine): CartLine[] {
  const same = (line: CartLine) => choiceOf(line) === choiceOf(added);
  const lines = listOf(cart);
  if (!lines.some(same)) return lines.length < ORDER_LINES ? [...lines, added] : [...lines];
  return lines.map((line) =>
    same(line)
      ? { ...added, ...keyOf(line), quantity: atMost99(numberOr(line.quantity, 0) + numberOr(added.quantity, 1)) }
      : line,
  );
}

/**
 * Returns the cart with `changed` in the place of the line with this key; another line of the same choice and note goes into it, with at most
 * 99. Where no line has the key, as when another tab has taken it out, the line is added. [CART-3] [CART-6]
 */
export function changedLine(cart: readonly CartLine[], key: Key, changed: Omit<CartLine, 'key'>): CartLine[] {
  const line = { ...changed, key };
  const lines = listOf(cart);
  if (!lines.some((each) => each.key === key)) return withLine(lines, line);
  const others = lines.filter((each) => each.key !== key && choiceOf(each) === choiceOf(line));
  const quantity = atMost99(others.reduce((sum, each) => sum + numberOr(each.quantity, 0), numberOr(line.quantity, 1)));
  return lines
    .filter((each) => !others.includes(each))
    .map((each) => (each.key === key ? { ...line, quantity } : each));
}

/** Returns the cart with another quantity of the line that has the key of `changed`, at most 99; 0 takes the line out. [CART-3] [CART-6] */
export function withQuantity(cart: readonly CartLine[], changed: CartLine, quantity: number): CartLine[] {
  const isChanged = (line: CartLine) => (changed.key === undefined ? line === changed : line.key === changed.key);
  if (quantity < 1) return listOf(cart).filter((line) => !isChanged(line));
  return listOf(cart).map((line) => (isChanged(line) ? { ...line, quantity: atMost99(quantity) } : line));
}

const keyOf = ({ key }: CartLine) => (key === undefined ? {} : { key });

/** A quantity that is no number counts as 1. */
const atMost99 = (quantity: number) => Math.min(ORDER_QUANTITY, numberOr(quantity, 1));

/** Returns what a line is told apart by from others of its title, without what is empty: title, chosen options, note. [CART-7] */
export function lineParts({ title, options, line: { note } }: NamedLine): string[] {
  return [title, ...listOf(options).map((option) => option.title), note.trim()].filter((part) => part !== '');
}

type NamedLine = Pick<CheckedLine, 'title'> & {
  readonly options: readonly Pick<Option, 'title'>[];
  readonly line: Pick<CartLine, 'note'>;
};

function choiceOf({ item, selection, note }: CartLine): string {
  const chosen = Object.entries(selection)
    .filter(([, options]) => options.length > 0)
    .map(([group, options]) => `${group}:${[...options].sort().join()}`)
    .sort();
  return JSON.stringify([item, chosen, note.trim()]);
}

/** How long a cart is kept, in ms. */
const KEPT_MS = 12 * HOUR_MS;

/** A cart as it is stored; `at` is when it was changed, in ms since 1970. */
export interface StoredCart {
  readonly at: number;
  readonly lines: readonly CartLine[];
}

/**
 * Returns the lines of a stored cart, without what is no line; none after 12 hours. [CART-4]
 * @deprecated `keyedLines` gives each line a key.
 */
export function keptLines({ at, lines }: StoredCart, now: number): readonly CartLine[] {
  return now - at < KEPT_MS && Array.isArray(lines) ? lines.filter(isLine) : [];
}

/** Returns the same, each line with a key of its own: one without, or with that of a line before it, gets a new one. [CART-4] [CART-6] */
export function keyedLines(stored: StoredCart, now: number, newKey: () => Key): CartLine[] {
  const used = new Set<unknown>();
  return keptLines(stored, now).map((line) => {
    const key = line.key !== undefined && KEY_FORM.test(line.key) && !used.has(line.key) ? line.key : newKey();
    used.add(key);
    return { ...line, key };
  });
}

/** False for what an older or a damaged browser storage holds in the place of a line. */
function isLine(line: unknown): boolean {
  const { item, title, note, quantity, cents, selection } = Object(line) as Partial<CartLine>;
  return (
    [item, title, note].every((text) => typeof text === 'string') &&
    [quantity, cents].every(Number.isSafeInteger) &&
    Object.values(Object(selection) as object).every(Array.isArray)
  );
}

/**
 * True if diners can order: by delivery or takeaway, with a desk that stores orders or by a valid WhatsApp number; whoever is at a table, with a
 * desk. [CART-5]
 */
export function acceptsOrders(
  {
    menuTypes,
    whatsAppNumber,
    ordering,
  }: Pick<PublicMenu, 'menuTypes' | 'whatsAppNumber'> & {
    readonly ordering?: Pick<PublicMenu['ordering'], 'desk'> & Partial<Pick<PublicMenu['ordering'], 'tables'>>;
  },
  isAtTable = false,
): boolean {
  if (isAtTable && ordering?.tables === true) return true;
  return listOf(menuTypes).length > 0 && (ordering?.desk === true || isWhatsAppNumber(whatsAppNumber));
}
