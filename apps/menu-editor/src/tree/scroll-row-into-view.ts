/** Height of the sticky screen header, and of the category that sticks below it; in pixels. */
export const SCREEN_HEADER = 56;
export const STUCK_HEIGHT = 48;

/** Pixels that these two and the bottom bar may cover. */
export const COVERED = { top: SCREEN_HEADER + STUCK_HEIGHT + 8, bottom: 96 };

/** Scrolls just far enough to show the whole row; a stuck one is in sight. */
export function scrollRowIntoView(row: Element): void {
  if (row.hasAttribute('data-stuck')) return;
  const { top, bottom } = row.getBoundingClientRect();
  const above = top - COVERED.top;
  const below = bottom - (window.innerHeight - COVERED.bottom);
  if (above < 0) window.scrollBy({ top: above, behavior: 'instant' });
  else if (below > 0) window.scrollBy({ top: below, behavior: 'instant' });
}
