/** Returns the address of a product's own page, without the origin. */
export function itemPath(menu: string, item: string): string {
  return `/m/${menu}/p/${item}`;
}
