import { withBrowser } from './browser/browser-place.mjs';
import { desk } from './browser/desk.mjs';
import { editorPage } from './browser/editor-page.mjs';
import { importFile } from './browser/import-file.mjs';
import { kitchen } from './browser/kitchen.mjs';
import { loginPage } from './browser/login-page.mjs';
import { memory } from './browser/memory.mjs';
import { tree } from './browser/tree.mjs';
import { typing } from './browser/typing.mjs';
import { callsAtScale } from './rows/at-scale.mjs';
import { fair } from './rows/fair.mjs';
import { dinersPage } from './rows/diners-page.mjs';
import { dinersTaps } from './rows/diners-taps.mjs';
import { wordyPage } from './rows/wordy-page.mjs';
import { builtProcess } from './rows/built-process.mjs';
import { menuPdf } from './rows/menu-pdf.mjs';
import { menuReads } from './rows/menu-reads.mjs';
import { itemWrites } from './rows/item-writes.mjs';
import { storedOrders } from './rows/orders.mjs';
import { processWithServices } from './rows/process-with-services.mjs';
import { restoreAtScale } from './rows/restore.mjs';
import { stalls } from './rows/stalls.mjs';
import { visitsOfAYear } from './rows/visits.mjs';
import { withCarta } from './servers/carta-place.mjs';

/** @typedef {import('./report/row.mjs').Row} Row */
/** @typedef {import('./servers/carta-place.mjs').CartaPlace} CartaPlace */
/** @typedef {import('./servers/carta-place.mjs').MenuSize} MenuSize */
/** @typedef {import('./browser/browser-place.mjs').BrowserPlace} BrowserPlace */

/** @typedef {(folder: string) => Promise<Row[]>} Group rows that are measured together, on data of their own in an empty folder */

/** @satisfies {Record<string, MenuSize>} */
const MENUS = {
  empty: { categories: 1, products: 0 },
  siblings: { categories: 1, products: 50 },
  usual: { categories: 20, products: 400 },
  largest: { categories: 500, products: 5000 },
  restaurant: { categories: 20, products: 271 },
  desk: { categories: 20, products: 300 },
  long: { categories: 60, products: 1000 },
  wordy: { categories: 20, products: 271, isWordy: true },
  wordyLong: { categories: 60, products: 1000, isWordy: true },
};

/**
 * @param {MenuSize} size
 * @param {(place: CartaPlace) => Promise<Row[]>} measure
 * @returns {Group}
 */
const onServer = (size, measure) => (folder) => withCarta(folder, size, measure);

/**
 * @param {MenuSize} size
 * @param {(place: BrowserPlace) => Promise<Row[]>} measure
 * @returns {Group}
 */
const inBrowser = (size, measure) => onServer(size, (carta) => withBrowser(carta, measure));

/** All that is measured without `--scale`, in this order. */
export const GROUPS = {
  reads: onServer(MENUS.usual, menuReads),
  writes: onServer(MENUS.siblings, itemWrites),
  process: onServer(MENUS.usual, builtProcess),
  pdf: onServer(MENUS.empty, menuPdf),
  stalls: onServer(MENUS.largest, stalls),
  diners: onServer(MENUS.restaurant, dinersPage),
  'diners-long': onServer(MENUS.long, dinersPage),
  'diners-wordy': onServer(MENUS.wordy, wordyPage),
  'diners-taps': onServer(MENUS.wordy, dinersTaps),
  'diners-taps-long': onServer(MENUS.wordyLong, dinersTaps),
  login: inBrowser(MENUS.usual, loginPage),
  editor: inBrowser(MENUS.usual, editorPage),
  tree: inBrowser(MENUS.long, tree),
  typing: inBrowser(MENUS.long, typing),
  import: inBrowser(MENUS.largest, importFile),
  memory: inBrowser(MENUS.long, memory),
  desk: inBrowser(MENUS.desk, desk),
  kitchen: inBrowser(MENUS.desk, kitchen),
};

/** What `--scale` measures besides: with PostgreSQL, and with 10,000 businesses of 200 products and their visits. */
export const SCALE_GROUPS = {
  services: /** @type {Group} */ (processWithServices),
  fair: /** @type {Group} */ (fair),
  visits: /** @type {Group} */ (visitsOfAYear),
  orders: /** @type {Group} */ (storedOrders),
  calls: /** @type {Group} */ (callsAtScale),
  restore: /** @type {Group} */ (restoreAtScale),
};
