/** @typedef {import('./page-clock.mjs').Clocked} Clocked */
/** @typedef {import('@playwright/test').Page} Page */

const STEPS = 40;
const STEP_PX = 10;
const ENOUGH_TO_LIFT_PX = 6;

/**
 * @typedef {object} Draggable
 * @property {{ x: number, y: number }} at where on the screen it is taken
 * @property {string} lifted selector of what is there while it is carried
 * @property {string} dropped and of what is there once it is put down
 */

/**
 * Carries something down and up again by mouse.
 * @param {Page} page
 * @param {Draggable} draggable
 * @returns {Promise<{ pickUp: number, frames: number[], drop: number }>} ms from each event to its drawing, and of each frame between
 */
export async function drag(page, { at: { x, y }, lifted, dropped }) {
  const { mouse } = page;
  await mouse.move(x, y);
  await mouse.down();
  const pickUp = await timed(page, 'mousemove', lifted, () => mouse.move(x, y + ENOUGH_TO_LIFT_PX));

  const frames = await page.evaluateHandle(() => /** @type {Clocked} */ (globalThis).clock.frames());
  for (let step = 1; step <= STEPS; step += 1) await mouse.move(x, y + step * STEP_PX);
  for (let step = STEPS; step >= STEPS / 2; step -= 1) await mouse.move(x, y + step * STEP_PX);
  const took = await frames.evaluate((end) => end());

  const drop = await timed(page, 'mouseup', dropped, () => mouse.up());
  return { pickUp, frames: took, drop };
}

/**
 * How long it takes from an event until what it leads to is drawn.
 * @param {Page} page
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
