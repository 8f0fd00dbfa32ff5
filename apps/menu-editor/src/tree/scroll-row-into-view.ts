/** Pixels that the sticky header and the bottom bar may cover. */
export const COVERED = { top: 64, bottom: 96 };

/** Scrolls just far enough to show the whole row. */
export function scrollRowIntoView(row: Element): void {
  const { top, bottom } = row.getBoundingClientRect();
  const above = top - COVERED.top;
  const below = bottom - (window.innerHeight - COVERED.bottom);
  if (above < 0) window.scrollBy({ top: above, behavior: 'instant' });
  else if (below > 0) window.scrollBy({ top: below, behavior: 'instant' });
}
