/** Id of the element that shows a category or product. */
export function anchorOf({ key }: { readonly key: string }): string {
  return `m-${key}`;
}
