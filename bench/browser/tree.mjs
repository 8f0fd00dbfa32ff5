import { alternately } from '../measuring/alternately.mjs';
import { median, percentile } from '../measuring/statistics.mjs';
import { EDITOR, inEditor, ROW } from './editor-tab.mjs';
import { inPlainPage } from './plain-tab.mjs';
import { FAST, setSpeed, SLOW } from './speeds.mjs';
import { dragPlainRow, dragRow, showPlainRows, showTree } from './tree-gestures.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */
/** @typedef {import('./speeds.mjs').Speed} Speed */
/** @typedef {import('./browser-place.mjs').BrowserPlace} BrowserPlace */
/** @typedef {Awaited<ReturnType<typeof dragRow>>} Drag */

const ROUNDS = 3;
const GOALS = [
  { speed: FAST, shown: 300, pickUp: 60, drop: 60, frames: { product: 20, category: 20 } },
  { speed: SLOW, shown: 600, pickUp: 120, drop: 150, frames: { product: 20, category: 33.5 } },
];
const KINDS = /** @type {const} */ (['product', 'category']);

/**
 * The tree of a menu of 1,000 products in 60 categories, all open: how soon it is drawn and how it follows the mouse,
 * against a plain React page with as many rows.
 * @param {BrowserPlace} place
 * @returns {Promise<Row[]>}
 */
export async function tree(place) {
  const rows = [];
  for (const goals of GOALS) rows.push(...(await shown(place, goals)), ...(await dragged(place, goals)));
  return rows;
}

/**
 * @param {BrowserPlace} place
 * @param {typeof GOALS[number]} goals
 */
const shown = (place, { speed, shown: mostOf }) =>
  inBoth(place, speed, '/panel/menu', async ({ ours, floor }) => {
    const took = await alternately(ROUNDS, { ours: () => showTree(ours), floor: () => showPlainRows(floor) });
    return [row('tree of 1,000 shown', speed, { figure: median(took.ours), floor: median(took.floor), mostOf })];
  });

/**
 * @param {BrowserPlace} place
 * @param {typeof GOALS[number]} goals
 */
const dragged = (place, { speed, pickUp, drop, frames }) =>
  inBoth(place, speed, EDITOR, async ({ ours, floor }) => {
    const drags = await alternately(ROUNDS, {
      floor: () => dragPlainRow(floor),
      product: () => dragRow(ours, 'product'),
      category: () => dragRow(ours, 'category'),
    });
    const plain = summary(drags.floor);
    return KINDS.flatMap((kind) => {
      const took = summary(drags[kind]);
      const requests = Math.max(...drags[kind].map((drag) => drag.requests));
      return [
        row(`${kind} picked up`, speed, { figure: took.pickUp, floor: plain.pickUp, mostOf: pickUp }),
        row(`${kind} carried, frame p95`, speed, { figure: took.frame, floor: plain.frame, mostOf: frames[kind] }),
        row(`${kind} dropped`, speed, { figure: took.drop, floor: plain.drop, mostOf: drop }),
        { what: `${kind} dropped, requests, ${speed.name}`, unit: 'count', figure: requests, floor: 1, mostOf: 1 },
      ];
    });
  });

/**
 * Opens ours at a path and the plain page, and makes both as slow as that.
 * @param {BrowserPlace} place
 * @param {Speed} speed
 * @param {string} path
 * @param {(pages: Record<'ours' | 'floor', import('@playwright/test').Page>) => Promise<Row[]>} work
 */
const inBoth = (place, speed, path, work) =>
  inPlainPage(place, { path: '/rows.html', ready: ROW }, (floor) =>
    inEditor(place.browser, place, async (ours) => {
      if (path !== EDITOR) await ours.goto(place.url + path);
      for (const page of [floor, ours]) await setSpeed(page, speed);
      return work({ ours, floor });
    }),
  );

/**
 * @param {string} what
 * @param {Speed} speed
 * @param {Pick<Row, 'figure' | 'floor' | 'mostOf'>} figures
 * @returns {Row}
 */
const row = (what, { name }, figures) => ({ what: `${what}, ${name}`, unit: 'ms', ...figures });

/** @param {Drag[]} drags */
const summary = (drags) => ({
  pickUp: median(drags.map(({ pickUp }) => pickUp)),
  frame: percentile(
    drags.flatMap(({ frames }) => frames),
    0.95,
  ),
  drop: median(drags.map(({ drop }) => drop)),
});
