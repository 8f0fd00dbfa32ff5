import { MAX_MISSED_SEARCHES, type VisitCount } from '@carta/domain';

export type RecordCount = Pick<VisitCount, 'kind' | 'key' | 'count'>;

/** Counts of one day or month by key and by words, as stored; of an item: its visits, the orders that were started and sent with it, without zeros at the end. */
interface RecordCounts {
  readonly categories: Readonly<Record<string, number>>;
  readonly products: Readonly<Record<string, readonly number[]>>;
  readonly searches: Readonly<Record<string, number>>;
}

const OF_PRODUCTS = ['product', 'order-started', 'order-sent'] as const;

/** Returns stored counts, none for ''. */
export function recordCounts(stored: string): RecordCount[] {
  if (stored === '') return [];
  const { categories, products, searches } = JSON.parse(stored) as RecordCounts;
  return [
    ...Object.entries(categories).map(([key, count]) => ({ kind: 'category' as const, key, count })),
    ...Object.entries(products).flatMap(([key, counts]) =>
      OF_PRODUCTS.map((kind, place) => ({ kind, key, count: counts[place] ?? 0 })),
    ),
    ...Object.entries(searches).map(([key, count]) => ({ kind: 'search-missed' as const, key, count })),
  ].filter(({ count }) => count > 0);
}

/** Sums up counts and returns them as stored. */
export function storedRecordCounts(counts: Iterable<RecordCount>): string {
  const categories = new Map<string, number>();
  const searches = new Map<string, number>();
  const products = new Map<string, readonly number[]>();
  for (const { kind, key, count } of counts) {
    if (kind === 'page') continue;
    if (kind === 'category' || kind === 'search-missed') {
      const sums = kind === 'category' ? categories : searches;
      sums.set(key, (sums.get(key) ?? 0) + count);
      continue;
    }
    const sums = products.get(key) ?? [0, 0, 0];
    products.set(
      key,
      sums.map((sum, place) => (OF_PRODUCTS[place] === kind ? sum + count : sum)),
    );
  }
  const stored: RecordCounts = {
    categories: Object.fromEntries(categories),
    products: Object.fromEntries([...products].map(([key, sums]) => [key, withoutLastZeros(sums)])),
    searches: Object.fromEntries(searches),
  };
  return JSON.stringify(stored);
}

function withoutLastZeros(counts: readonly number[]): readonly number[] {
  return counts.slice(0, counts.findLastIndex((count) => count > 0) + 1);
}

/** Leaves out the missed searches by which a day would have more different ones than it may. [VISIT-7] */
export function withinSearchLimit(stored: readonly RecordCount[], added: readonly RecordCount[]): RecordCount[] {
  const words = new Set(stored.filter(({ kind }) => kind === 'search-missed').map(({ key }) => key));
  return added.filter(({ kind, key }) => {
    if (kind !== 'search-missed') return true;
    return words.has(key) || (words.size < MAX_MISSED_SEARCHES && Boolean(words.add(key)));
  });
}
