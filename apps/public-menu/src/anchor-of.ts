const PREFIX = 'm-';

/** Id of the element that shows a category or product. */
export function anchorOf({ key }: { readonly key: string }): string {
  return PREFIX + key;
}

/** Key of the category or product that the element with this id shows. */
export function keyOfAnchor(id: string): string {
  return id.slice(PREFIX.length);
}
