const PREFIX = 'm-';

/** Id of the element that shows a category or item. */
export function elementId({ key }: { readonly key: string }): string {
  return PREFIX + key;
}

/** Key of the category or item that the element with this id shows. */
export function keyOfElement(id: string): string {
  return id.slice(PREFIX.length);
}
