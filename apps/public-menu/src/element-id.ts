const PREFIX = 'm-';

/** Returns the id of the element that shows a category or item. */
export function elementId({ key }: { readonly key: string }): string {
  return PREFIX + key;
}

/** Returns the key of the category or item that the element with this id shows. */
export function keyOfElement(id: string): string {
  return id.slice(PREFIX.length);
}
