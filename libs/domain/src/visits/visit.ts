import * as z from 'zod/mini';
import { dayIn } from '../hours/day-in.ts';
import { Key } from '../menu/key.ts';
import type { Menu } from '../menu/menu.ts';
import { publicMenu, type PublicCategory } from '../menu/public-menu.ts';
import { DAY_MS } from '../duration.ts';
import { MissedWords } from './missed-search.ts';

const VISIT_ORIGINS = ['qr', 'direct'] as const;

/** A counted act of a diner: opens the page, sees a category, opens an item or searches in vain. Without personal data. [VISIT-1] */
export const Visit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), from: z.enum(VISIT_ORIGINS) }),
  z.object({ kind: z.literal('category'), key: Key }),
  z.object({ kind: z.literal('product'), key: Key }),
  z.object({ kind: z.literal('search-missed'), words: MissedWords }),
]);
export type Visit = z.infer<typeof Visit>;

/** Most visits in one call. [VISIT-1] */
export const MOST_VISITS = 100;

/** Number of visits of one kind on one day; `key` is that of the record, for pages 'qr' or 'direct', for missed searches their words. [VISIT-2] */
export interface VisitCount {
  readonly kind: Visit['kind'];
  readonly key: string;
  /** '2026-11-21' in the business's time zone. */
  readonly day: string;
  readonly count: number;
}

/** Returns the kind and key under which a visit is counted. [VISIT-2] */
export function countedAs(visit: Visit): Pick<VisitCount, 'kind' | 'key'> {
  switch (visit.kind) {
    case 'page':
      return { kind: visit.kind, key: visit.from };
    case 'search-missed':
      return { kind: visit.kind, key: visit.words };
    case 'category':
    case 'product':
      return { kind: visit.kind, key: visit.key };
  }
}

/** Returns a predicate: true for visits of the page, for missed searches, and for records that diners can see in this menu. [VISIT-3] */
export function visitsOf(menu: Menu): (visit: Visit) => boolean {
  const all = publicMenu(menu).categories.flatMap((category) => [category, ...category.categories]);
  const keys = {
    category: new Set(all.map(({ key }) => key)),
    product: new Set(all.flatMap(({ items }: PublicCategory) => items).map(({ key }) => key)),
  };
  return (visit) => !('key' in visit) || keys[visit.kind].has(visit.key);
}

/** Days for which counts are kept. [VISIT-5] */
export const VISIT_DAYS = 400;

/** Returns the first day whose counts are kept in every time zone; `now` in ms since 1970. [VISIT-5] */
export function oldestVisitDay(now: number): string {
  return dayIn('UTC', now - VISIT_DAYS * DAY_MS);
}
