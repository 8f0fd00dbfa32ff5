/**
 * A browser's profile of its own, with nothing in its cache, on a screen too narrow for the preview beside it, which costs as much as the
 * screen. It saves data: nothing is fetched for later.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, cookie?: string, kept?: Record<string, string> }} owner `cookie` signs in; `kept` is what the tab remembers
 */
export async function ownerContext(browser, { url, cookie, kept = {} }) {
  const context = await browser.newContext({ viewport: { width: 1180, height: 800 }, locale: 'es-AR' });
  if (cookie) {
    const [name, value] = cookie.split('=', 2);
    await context.addCookies([{ name, value, url }]);
  }
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, Object.entries(kept));
  return context;
}
