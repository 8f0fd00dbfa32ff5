import { categoryTitle } from '../menu/category.ts';
import { itemTitle } from '../menu/item.ts';
import type { Key } from '../menu/key.ts';
import { listOf } from '../list-of.ts';

interface Titled {
  readonly key: Key;
  readonly parent?: Key | undefined;
  readonly title: string;
}

interface Records<C extends Titled = Titled, I extends Titled = C> {
  readonly categories: readonly C[];
  readonly items: readonly I[];
}

/**
 * Returns the old records that records of a replacing file continue, by the key of the new record: those with the same title in the same
 * place, whose pictures and history of prices it keeps. Records with the same title are matched in order. [FILE-6]
 */
export function keptRecords<C extends Titled, I extends Titled>(
  before: Records<C, I>,
  after: Records,
): Map<Key, C | I> {
  const root = new Place<C | I>();
  for (const [place, record] of placesOf(before, root).reverse()) place.waiting.push(record);
  const kept = new Map<Key, C | I>();
  for (const [place, { key }] of placesOf(after, root)) {
    const record = place.waiting.pop();
    if (record !== undefined) kept.set(key, record);
  }
  return kept;
}

type Kind = 'categories' | 'items';

/** All records of one kind with the same titles from the main category down to them. */
class Place<R> {
  /** The old records that none continues yet, the first one last. */
  readonly waiting: R[] = [];
  readonly #within: Partial<Record<Kind, Map<string, Place<R>>>> = {};

  under(kind: Kind, title: string): Place<R> {
    const places = (this.#within[kind] ??= new Map<string, Place<R>>());
    const place = places.get(title) ?? new Place<R>();
    places.set(title, place);
    return place;
  }
}

function placesOf<C extends Titled, I extends Titled, R>(records: Records<C, I>, root: Place<R>): [Place<R>, C | I][] {
  const categories = listOf(records.categories);
  const items = listOf(records.items);
  const byKey = new Map<Key, Titled>(categories.map((category) => [category.key, category]));
  const known = new Map<Key, Place<R>>();
  const placeAt = (key: Key | undefined): Place<R> => {
    const category = key === undefined ? undefined : byKey.get(key);
    if (!category) return root;
    const place = known.get(category.key) ?? placeAt(category.parent).under('categories', categoryTitle(category));
    known.set(category.key, place);
    return place;
  };
  return [
    ...categories.map((category): [Place<R>, C] => [placeAt(category.key), category]),
    ...items.map((item): [Place<R>, I] => [placeAt(item.parent).under('items', itemTitle(item)), item]),
  ];
}
