import { categoryTitle } from '../menu/category.ts';
import { itemTitle } from '../menu/item.ts';
import type { Key } from '../menu/key.ts';

interface Pictured {
  readonly key: Key;
  readonly parent?: Key | undefined;
  readonly title: string;
  readonly image?: { readonly url: string } | undefined;
}

interface Records {
  readonly categories: readonly Pictured[];
  readonly items: readonly Pictured[];
}

/**
 * Returns the pictures that records of a replacing file keep, by the key of the new record: those of the old record with the same title in
 * the same place. Records with the same title are matched in order. [FILE-6]
 */
export function keptPictures(before: Records, after: Records): Map<Key, string> {
  const urls = new Map<string, (string | undefined)[]>();
  for (const [place, { image }] of places(before).reverse()) {
    const known = urls.get(place);
    if (known) known.push(image?.url);
    else urls.set(place, [image?.url]);
  }
  const kept = new Map<Key, string>();
  for (const [place, { key }] of places(after)) {
    const url = urls.get(place)?.pop();
    if (url !== undefined) kept.set(key, url);
  }
  return kept;
}

/** Each record with its kind and the titles from the main category down to it. */
function places({ categories, items }: Records): [string, Pictured][] {
  const byKey = new Map(categories.map((category) => [category.key, category]));
  const known = new Map<Key, string>();
  const titlesAround = (parent: Key | undefined): string => {
    const category = parent === undefined ? undefined : byKey.get(parent);
    if (!category) return '';
    const titles =
      known.get(category.key) ?? `${titlesAround(category.parent)}${JSON.stringify(categoryTitle(category))}`;
    known.set(category.key, titles);
    return titles;
  };
  const placeOf = (kind: string, title: string, { parent }: Pictured) =>
    `${kind}${titlesAround(parent)}${JSON.stringify(title)}`;
  return [
    ...categories.map((category): [string, Pictured] => [
      placeOf('category', categoryTitle(category), category),
      category,
    ]),
    ...items.map((item): [string, Pictured] => [placeOf('product', itemTitle(item), item), item]),
  ];
}
