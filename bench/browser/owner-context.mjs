/** Too narrow for the preview beside the screen, which costs as much as the screen. */
const SCREEN = { width: 1180, height: 800 };

/**
 * A browser's profile of its own, with nothing in its cache. It saves data: nothing is fetched for later.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, cookie?: string, kept?: Record<string, string>, viewport?: { width: number, height: number } }} owner `cookie` signs in; `kept` is what the tab remembers
 */
export async function ownerContext(browser, { url, cookie, kept = {}, viewport = SCREEN }) {
  const context = await browser.newContext({ viewport, locale: 'es-AR' });
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
