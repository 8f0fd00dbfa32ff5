import * as z from 'zod/mini';
import { dayIn } from '../hours/day-in.ts';
import { Key } from '../menu/key.ts';
import type { Menu } from '../menu/menu.ts';
import { publicMenu, type PublicCategory } from '../menu/public-menu.ts';
import { DAY_MS } from '../duration.ts';
import { ORDER_LINES } from '../orders/order-text.ts';
import { MissedWords } from './missed-search.ts';
import { ofKind, oneOf, object } from '../texts/text.ts';

const VISIT_ORIGINS = ['qr', 'direct'] as const;

/** The items of a diner's order, each once. [VISIT-8] */
const OrderedKeys = z.array(Key, { error: 'Tiene que ser una lista' }).check(
  z.minLength(1, { error: 'Falta un producto' }),
  z.maxLength(ORDER_LINES, { error: `Hasta ${ORDER_LINES}` }),
  z.refine((keys) => new Set(keys).size === keys.length, { error: 'Cada uno una vez' }),
);

/**
 * A counted act of a diner: opens the page, sees a category, opens an item, searches in vain, starts or sends an order.
 * Without personal data. [VISIT-1]
 */
export const Visit = z.discriminatedUnion(
  'kind',
  [
    object({ kind: z.literal('page'), from: oneOf(VISIT_ORIGINS) }),
    object({ kind: z.literal('category'), key: Key }),
    object({ kind: z.literal('product'), key: Key }),
    object({ kind: z.literal('search-missed'), words: MissedWords }),
    object({ kind: z.literal('order-started'), keys: OrderedKeys }),
    object({ kind: z.literal('order-sent'), keys: OrderedKeys }),
  ],
  { error: ofKind },
);
export type Visit = z.infer<typeof Visit>;

/** Most visits in one call. [VISIT-1] */
export const MOST_VISITS = 100;

/** Number of visits of one kind on one day; `key` is that of the record, for pages 'qr' or 'direct', for missed searches their words, for whole orders 'order'. [VISIT-2] */
export interface VisitCount {
  readonly kind: Visit['kind'];
  readonly key: string;
  /** '2026-11-21' in the business's time zone. */
  readonly day: string;
  readonly count: number;
}

/** The key under which an order counts as a whole, besides its items. [VISIT-8] */
export const WHOLE_ORDER = 'order';

/** Returns the kind and the keys under which a visit is counted. [VISIT-2] [VISIT-8] */
export function countedAs(visit: Visit): Pick<VisitCount, 'kind' | 'key'>[] {
  const { kind } = visit;
  switch (kind) {
    case 'page':
      return [{ kind, key: visit.from }];
    case 'search-missed':
      return [{ kind, key: visit.words }];
    case 'category':
    case 'product':
      return [{ kind, key: visit.key }];
    case 'order-started':
    case 'order-sent':
      return [WHOLE_ORDER, ...visit.keys].map((key) => ({ kind, key }));
  }
}

/** Returns a predicate: true for visits of the page, for missed searches, and for records and orders of what diners can see in this menu. [VISIT-3] */
export function visitsOf(menu: Menu): (visit: Visit) => boolean {
  const all = publicMenu(menu).categories.flatMap((category) => [category, ...category.categories]);
  const keys = {
    category: new Set(all.map(({ key }) => key)),
    product: new Set(all.flatMap(({ items }: PublicCategory) => items).map(({ key }) => key)),
  };
  return (visit) => {
    if ('keys' in visit) return visit.keys.every((key) => keys.product.has(key));
    return !('key' in visit) || keys[visit.kind].has(visit.key);
  };
}

/** Days for which counts are kept. [VISIT-5] */
export const VISIT_DAYS = 400;

/** Returns the first day whose counts are kept in every time zone; `now` in ms since 1970. [VISIT-5] */
export function oldestVisitDay(now: number): string {
  return dayIn('UTC', now - VISIT_DAYS * DAY_MS);
}
