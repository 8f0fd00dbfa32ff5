/**
 * What a measured page notes of each interaction, as the browser itself times it: from the input to the next frame that is drawn.
 * @typedef {object} InteractionClock
 * @property {() => number} now
 * @property {(since: number) => Promise<number>} slowest resolves once the page rests; ms of the slowest interaction that began after this
 */

/** @typedef {typeof globalThis & { interactions: InteractionClock }} Timed */

/** The browser says nothing of what is faster. */
const LEAST_MS = 16;

/** Puts `interactions` into the page. Runs in the browser: nothing from outside of this function is there. */
export function installInteractions() {
  /** The browser reports an interaction some frames after it was drawn; so many without a long one mean that the page rests. */
  const RESTING_FRAMES = 12;
  /** A frame of a page that rests takes less than this many ms. */
  const SHORT_FRAME = 34;
  /** @type {(PerformanceEntry & { interactionId?: number })[]} */
  const noted = [];
  const observer = new PerformanceObserver((list) => noted.push(...list.getEntries()));
  observer.observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }));

  const rests = () =>
    new Promise((resolve) => {
      let [before, quiet] = [performance.now(), 0];
      let place = scrollY;
      const next = (/** @type {number} */ now) => {
        quiet = now - before < SHORT_FRAME && scrollY === place ? quiet + 1 : 0;
        [before, place] = [now, scrollY];
        if (quiet < RESTING_FRAMES) requestAnimationFrame(next);
        else resolve(undefined);
      };
      requestAnimationFrame(next);
    });

  /** @type {InteractionClock} */
  const interactions = {
    now: () => performance.now(),
    async slowest(since) {
      await rests();
      noted.push(...observer.takeRecords());
      const began = noted.filter(({ interactionId, startTime }) => interactionId && startTime >= since);
      return Math.max(0, ...began.map(({ duration }) => duration));
    },
  };
  Object.assign(globalThis, { interactions });
}

/**
 * How long the browser took to draw the next frame after what `act` does, once the page rests again.
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<unknown>} act one tap or one key
 * @returns {Promise<number>} ms
 */
export async function interaction(page, act) {
  await atRest(page);
  const since = await page.evaluate(() => /** @type {Timed} */ (globalThis).interactions.now());
  await act();
  const slowest = await page.evaluate((from) => /** @type {Timed} */ (globalThis).interactions.slowest(from), since);
  return Math.max(LEAST_MS, slowest);
}

/**
 * Waits until frames are short again and nothing scrolls.
 * @param {import('@playwright/test').Page} page
 */
export const atRest = (page) => page.evaluate(() => /** @type {Timed} */ (globalThis).interactions.slowest(Infinity));
