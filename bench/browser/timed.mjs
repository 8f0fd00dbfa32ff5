/** @typedef {import('./page-clock.mjs').Clocked} Clocked */

/**
 * How long it takes from an event until what it leads to is drawn.
 * @param {import('@playwright/test').Page} page
 * @param {string} event
 * @param {string} selector
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number>} ms
 */
export async function timed(page, event, selector, act) {
  const clock = await page.evaluateHandle(
    ([name, drawn]) => ({ after: /** @type {Clocked} */ (globalThis).clock.after(name, drawn) }),
    [event, selector],
  );
  await act();
  return clock.evaluate(({ after }) => after);
}
