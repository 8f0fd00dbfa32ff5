import { loadColdAlternately } from './load-cold-alternately.mjs';
import { FAST, SLOW_PHONE } from './speeds.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */

const ROW = '[role=treeitem]';

/**
 * The editor of a menu of 400 products with all its categories open, against a plain React page with a row for each of them.
 * @param {import('./browser-place.mjs').BrowserPlace} place
 * @returns {Promise<Row[]>}
 */
export async function editorPage({ browser, url, cookie, kept, floorUrl }) {
  const pages = {
    ours: { browser, url, cookie, kept, path: '/panel/menu/flat', ready: ROW },
    floor: { browser, url: floorUrl, path: '/rows.html', ready: ROW },
  };
  const fast = await loadColdAlternately(5, FAST, pages);
  const slow = await loadColdAlternately(3, SLOW_PHONE, pages);
  const both = (/** @type {keyof typeof fast.ours} */ name, measured = fast) => ({
    figure: measured.ours[name],
    floor: measured.floor[name],
  });
  return [
    { what: 'editor, JavaScript as sent', unit: 'kB', ...both('scripts'), mostOf: 165_000 },
    { what: 'editor, requests', unit: 'count', ...both('requests'), mostOf: 12 },
    { what: 'editor, rows visible', unit: 's', ...both('readyAfter'), mostOf: 800 },
    { what: 'editor, rows visible, slow phone', unit: 's', ...both('readyAfter', slow), mostOf: 2500 },
    { what: 'editor, blocked', unit: 'ms', ...both('blocked'), mostOf: 80 },
    { what: 'editor, blocked, slow phone', unit: 'ms', ...both('blocked', slow), mostOf: 300 },
  ];
}
