import { median, percentile } from '../measuring/statistics.mjs';
import { drag, timed } from './drag.mjs';
import { inEditor, ROW } from './editor-tab.mjs';
import { handleInSight } from './handle-in-sight.mjs';
import { ownersContext } from './owners-context.mjs';
import { installClock } from './page-clock.mjs';
import { FAST, setSpeed, SLOW } from './speeds.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */
/** @typedef {import('./speeds.mjs').Speed} Speed */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Awaited<ReturnType<typeof drag>>} Drag */

const ROUNDS = 3;
const KINDS = /** @type {const} */ ([
  { name: 'product', level: 2 },
  { name: 'category', level: 1 },
]);
const GOALS = [
  { speed: FAST, shown: 300, pickUp: 60, drop: 60 },
  { speed: SLOW, shown: 600, pickUp: 120, drop: 150 },
];
const FRAME_GOAL_MS = 20;

/**
 * The tree of a menu of 1,000 products in 60 categories, all open: how soon it is drawn and how it follows the mouse,
 * against a mouse that is moved over a plain React page.
 * @param {{ browser: import('@playwright/test').Browser, url: string, cookie: string, kept: Record<string, string>, floorUrl: string }} place
 * @returns {Promise<Row[]>}
 */
export async function tree({ browser, floorUrl, ...owner }) {
  const rows = [];
  for (const { speed, ...goals } of GOALS) {
    const floor = await onPlainPage(browser, floorUrl, speed);
    const ours = await inEditor(browser, owner, async (page) => {
      await setSpeed(page, speed);
      const dragged = [];
      for (const kind of KINDS) dragged.push({ kind, drag: await dragRows(page, kind) });
      return { dragged, shown: await showAgain(page, owner.url) };
    });
    rows.push(row('tree of 1,000 shown', speed, { figure: ours.shown, mostOf: goals.shown }));
    for (const { kind, drag } of ours.dragged) {
      rows.push(
        row(`${kind.name} picked up`, speed, { figure: drag.pickUp, floor: floor.pickUp, mostOf: goals.pickUp }),
        row(`${kind.name} carried, frame p95`, speed, {
          figure: drag.frame,
          floor: floor.frame,
          mostOf: FRAME_GOAL_MS,
        }),
        row(`${kind.name} dropped`, speed, { figure: drag.drop, floor: floor.drop, mostOf: goals.drop }),
      );
    }
  }
  return rows;
}

/**
 * @param {string} what
 * @param {Speed} speed
 * @param {Pick<Row, 'figure' | 'floor' | 'mostOf'>} figures
 * @returns {Row}
 */
const row = (what, { name }, figures) => ({ what: `${what}, ${name}`, unit: 'ms', ...figures });

/**
 * Goes to the editor again and again from the screen before it: menu and code are there already.
 * @param {Page} page
 * @param {string} url
 */
async function showAgain(page, url) {
  await page.goto(`${url}/panel/menu`);
  const link = page.getByRole('link', { name: 'Categorías y productos' });
  const shown = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    shown.push(await timed(page, 'click', ROW, () => link.click()));
    await page.goBack();
  }
  return median(shown.slice(1));
}

/**
 * @param {Page} page
 * @param {typeof KINDS[number]} kind
 */
async function dragRows(page, { level }) {
  const drags = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = await handleInSight(page, level);
    drags.push(await drag(page, { at, lifted: '[role=tree][data-moving]', dropped: '[role=tree]:not([data-moving])' }));
    await page.getByText('Guardado', { exact: true }).waitFor();
  }
  return summary(drags);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {Speed} speed
 */
async function onPlainPage(browser, url, speed) {
  const context = await ownersContext(browser, { url });
  try {
    const page = await context.newPage();
    await page.addInitScript(installClock, ROW);
    await page.goto(`${url}/rows.html`);
    await page.locator(ROW).first().waitFor();
    const at = await page.evaluate(() => document.querySelectorAll('button')[10].getBoundingClientRect());
    await setSpeed(page, speed);
    const drags = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      drags.push(await drag(page, { at, lifted: ROW, dropped: ROW }));
    }
    return summary(drags);
  } finally {
    await context.close();
  }
}

/** @param {Drag[]} drags */
const summary = (drags) => ({
  pickUp: median(drags.map(({ pickUp }) => pickUp)),
  frame: percentile(
    drags.flatMap(({ frames }) => frames),
    0.95,
  ),
  drop: median(drags.map(({ drop }) => drop)),
});
