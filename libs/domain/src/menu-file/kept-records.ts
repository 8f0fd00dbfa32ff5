import { categoryTitle } from '../menu/category.ts';
import { itemTitle } from '../menu/item.ts';
import type { Key } from '../menu/key.ts';

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
  const waiting = new Map<string, (C | I)[]>();
  for (const [place, record] of places(before).reverse()) {
    const known = waiting.get(place);
    if (known) known.push(record);
    else waiting.set(place, [record]);
  }
  const kept = new Map<Key, C | I>();
  for (const [place, { key }] of places(after)) {
    const record = waiting.get(place)?.pop();
    if (record !== undefined) kept.set(key, record);
  }
  return kept;
}

/** Each record with its kind and the titles from the main category down to it. */
function places<C extends Titled, I extends Titled>({ categories, items }: Records<C, I>): [string, C | I][] {
  const byKey = new Map<Key, Titled>(categories.map((category) => [category.key, category]));
  const known = new Map<Key, string>();
  const titlesAround = (parent: Key | undefined): string => {
    const category = parent === undefined ? undefined : byKey.get(parent);
    if (!category) return '';
    const titles =
      known.get(category.key) ?? `${titlesAround(category.parent)}${JSON.stringify(categoryTitle(category))}`;
    known.set(category.key, titles);
    return titles;
  };
  const placeOf = (kind: string, title: string, { parent }: Titled) =>
    `${kind}${titlesAround(parent)}${JSON.stringify(title)}`;
  return [
    ...categories.map((category): [string, C | I] => [
      placeOf('category', categoryTitle(category), category),
      category,
    ]),
    ...items.map((item): [string, C | I] => [placeOf('product', itemTitle(item), item), item]),
  ];
}
