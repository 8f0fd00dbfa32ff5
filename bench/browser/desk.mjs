import { alternately } from '../measuring/alternately.mjs';
import { median, percentile } from '../measuring/statistics.mjs';
import { dayOfOrders, sendOrder } from '../servers/day-of-orders.mjs';
import { ROW } from './editor-tab.mjs';
import { loadColdAlternately } from './load-cold-alternately.mjs';
import { ownerContext } from './owner-context.mjs';
import { installClock } from './page-clock.mjs';
import { FAST, setSpeed, SLOW, SLOW_PHONE } from './speeds.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */
/** @typedef {import('./browser-place.mjs').BrowserPlace} BrowserPlace */
/** @typedef {import('./page-clock.mjs').Clocked} Clocked */
/** @typedef {import('@playwright/test').Page} Page */

const ORDERS = 300;
const ROUNDS = 3;
const CARD = '[data-order]';
const DESK = '/panel/orders/desk';
const PHONE = { width: 360, height: 740 };
/** Of 60 a second, with the time by which the browser is off. */
const FRAME_MS = 20;

/**
 * The desk of a day of 300 orders on a phone: how soon it is there, and how it scrolls while orders arrive, against a plain React page with as many
 * rows.
 * @param {BrowserPlace} place
 * @returns {Promise<Row[]>}
 */
export async function desk(place) {
  await dayOfOrders(place, ORDERS);
  return [...(await shown(place)), ...(await scrolled(place))];
}

/** @param {BrowserPlace} place */
async function shown({ browser, url, cookie, floorUrl }) {
  const pages = {
    ours: { browser, url, cookie, path: DESK, ready: CARD, viewport: PHONE },
    floor: { browser, url: floorUrl, path: '/rows.html', ready: ROW, viewport: PHONE },
  };
  const what = `desk of ${ORDERS} orders shown`;
  const fast = await loadColdAlternately(5, FAST, pages);
  const slow = await loadColdAlternately(3, SLOW_PHONE, pages);
  return /** @type {Row[]} */ ([
    { what, unit: 's', figure: fast.ours.readyAfter, floor: fast.floor.readyAfter, mostOf: 500 },
    {
      what: `${what}, slow phone`,
      unit: 's',
      figure: slow.ours.readyAfter,
      floor: slow.floor.readyAfter,
      mostOf: 2000,
    },
  ]);
}

/** @param {BrowserPlace} place */
async function scrolled(place) {
  const { browser, url, cookie, floorUrl } = place;
  let nth = ORDERS;
  const arrival = () => sendOrder(place, (nth += 1));
  const open = (
    /** @type {string} */ address,
    /** @type {string} */ ready,
    /** @type {() => Promise<unknown>} */ act,
  ) => onPhone(browser, { url, cookie, address, ready }, (page) => scroll(page, act));
  const nothing = async () => undefined;
  const took = await alternately(ROUNDS, {
    floor: () => open(`${floorUrl}/rows.html`, ROW, nothing),
    history: () => open(`${url}${DESK}?list=over`, CARD, nothing),
    arriving: () => open(`${url}${DESK}?list=preparing`, CARD, arrival),
  });
  const frames = (/** @type {keyof typeof took} */ name) =>
    percentile(
      took[name].flatMap((one) => one.frames),
      0.95,
    );
  const longest = (/** @type {keyof typeof took} */ name) => median(took[name].map((one) => one.longestTask));
  const row = (/** @type {string} */ what, /** @type {number} */ figure, /** @type {number} */ mostOf) =>
    /** @type {Row} */ ({ what: `${what}, ${SLOW.name}`, unit: 'ms', figure, mostOf });
  const floor = frames('floor');
  return [
    { ...row(`history of ${ORDERS} orders scrolled, frame p95`, frames('history'), FRAME_MS), floor },
    { ...row('desk scrolled while an order arrives, frame p95', frames('arriving'), FRAME_MS), floor },
    row('desk while an order arrives, longest task', longest('arriving'), 100),
  ];
}

/**
 * @template T
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, cookie: string, address: string, ready: string }} opened
 * @param {(page: Page) => Promise<T>} work
 */
async function onPhone(browser, { url, cookie, address, ready }, work) {
  const context = await ownerContext(browser, { url, cookie, viewport: PHONE });
  try {
    const page = await context.newPage();
    await page.addInitScript(installClock, ready);
    await page.goto(address);
    await page.locator(ready).first().waitFor();
    await page.waitForLoadState('load');
    await setSpeed(page, { ...SLOW, hasMouse: false });
    return await work(page);
  } finally {
    await context.close();
  }
}

/**
 * Scrolls down a screen in each half second for three seconds while `act` happens; gives the frames and the longest task.
 * @param {Page} page
 * @param {() => Promise<unknown>} act
 */
async function scroll(page, act) {
  const [took] = await Promise.all([page.evaluate(scrollDown), act()]);
  return took;
}

/** Runs in the page. */
async function scrollDown() {
  const STEP = 24;
  const FRAMES = 180;
  const { clock } = /** @type {Clocked} */ (globalThis);
  clock.longestTask();
  const end = clock.frames();
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    scrollBy(0, STEP);
  }
  return { frames: end(), longestTask: clock.longestTask() };
}
