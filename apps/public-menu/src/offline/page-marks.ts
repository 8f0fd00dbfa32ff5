/** Address of a page: the key of a menu, and that of a product where it is the product's page. */
export const PAGE = /^\/m\/([\w-]+)(?:\/p\/([^/]+))?$/;

/** True for the whole page of this address; false for what is sent in its place: a page of a proxy or of a network's login, or another menu's. */
export function isWholePage(html: string, address: string): boolean {
  return isPage(html, address) && html.includes('</html>');
}

/** The same of a page that still arrives. */
export function isPage(html: string, address: string): boolean {
  const [, key, item] = PAGE.exec(new URL(address, location.origin).pathname) ?? [];
  const main = mainOf(html);
  if (!main.includes(` data-visits="/api/visits/${key}"`)) return false;
  const isItem = main.includes(' data-visit="product"');
  return item === undefined ? !isItem : isItem && main.includes(` id="m-${item}"`);
}

/** True for our own word that there is no such menu or product. */
export function isMissingPage(html: string): boolean {
  return mainOf(html).includes(' data-missing=');
}

/** Returns the tag that says whose page it is; '' until it has arrived. */
export function mainOf(html: string): string {
  return /<main\b[^>]*>/.exec(html)?.[0] ?? '';
}
