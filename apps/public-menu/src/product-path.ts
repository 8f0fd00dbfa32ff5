/** Returns the address of a product's own page, without the origin. */
export function productPath(menu: string, item: string): string {
  return `/m/${menu}/p/${item}`;
}
