/** @typedef {import('./page-clock.mjs').Clocked} Clocked */

/**
 * Scrolls to the middle of the tree and gives where on the screen the handle of a row of this level is, one that has
 * siblings below it to be dropped between.
 * @param {import('@playwright/test').Page} page
 * @param {1 | 2} level
 * @returns {Promise<{ x: number, y: number }>}
 */
export const visibleHandle = (page, level) =>
  page.evaluate(async (level) => {
    const { clock } = /** @type {Clocked} */ (globalThis);
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    await clock.seen(`[role=treeitem][aria-level="${level}"]`);
    const rows = [...document.querySelectorAll(`[role=treeitem][aria-level="${level}"]`)].filter(
      (row) => Number(row.ariaPosInSet) + 3 <= Number(row.ariaSetSize),
    );
    const row = rows[Math.floor(rows.length / 2)];
    if (!row) throw new Error('No row in sight has siblings below it.');
    row.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Rows that come into sight are measured, and those below them move.
    await clock.painted();
    await clock.painted();
    const handle = row.querySelector('[aria-label^="Mover "]');
    if (!handle) throw new Error('The row has no handle.');
    const { x, y, width, height } = handle.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, level);
