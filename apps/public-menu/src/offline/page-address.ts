/** Returns the address of a page without what does not change it, such as from where the diner came. */
export function pageAddress(address: string): string {
  const { pathname, searchParams } = new URL(address, location.origin);
  const lang = searchParams.get('lang');
  return lang ? `${pathname}?lang=${lang}` : pathname;
}
