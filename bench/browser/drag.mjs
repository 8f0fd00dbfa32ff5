import { setTimeout as wait } from 'node:timers/promises';
import { timed } from './timed.mjs';

/** @typedef {import('./page-clock.mjs').Clocked} Clocked */
/** @typedef {import('@playwright/test').Page} Page */

const STEPS = 60;
/** As often as a usual mouse tells where it is. */
const STEP_MS = 8;
const ENOUGH_TO_LIFT_PX = 6;

/**
 * @typedef {object} Draggable
 * @property {{ x: number, y: number }} at where on the screen it is taken
 * @property {number} reach how far down it is carried, in pixels; it is dropped half the way back
 * @property {string} lifted selector of what is there while it is carried
 * @property {string} dropped and of what is there once it is put down
 */

/**
 * Carries something down and up again by mouse.
 * @param {Page} page
 * @param {Draggable} draggable
 * @returns {Promise<{ pickUp: number, frames: number[], drop: number }>} ms from each event to its drawing, and of each frame between
 */
export async function drag(page, { at: { x, y }, reach, lifted, dropped }) {
  const { mouse } = page;
  await mouse.move(x, y);
  await mouse.down();
  const pickUp = await timed(page, 'mousemove', lifted, () => mouse.move(x, y + ENOUGH_TO_LIFT_PX));

  const frames = await page.evaluateHandle(() => /** @type {Clocked} */ (globalThis).clock.frames());
  for (let step = 1; step <= STEPS * 1.5; step += 1) {
    const down = step <= STEPS ? step : 2 * STEPS - step;
    await Promise.all([mouse.move(x, y + (reach * down) / STEPS), wait(STEP_MS)]);
  }
  const took = await frames.evaluate((end) => end());

  const drop = await timed(page, 'mouseup', dropped, () => mouse.up());
  return { pickUp, frames: took, drop };
}
