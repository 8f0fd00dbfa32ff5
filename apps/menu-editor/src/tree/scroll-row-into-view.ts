/** Height of the category that sticks below the screen's header, in pixels. */
export const STUCK_HEIGHT = 48;

/** Returns where the sticky screen header ends, below the bar that says that there is no connection; in pixels of the window. */
export function screenHeaderEnd(): number {
  const bar = document.documentElement.style.getPropertyValue('--status-bar-height');
  return 56 + (parseFloat(bar) || 0);
}

/** Returns the pixels that these two, and the bottom bar or the card of a draft, may cover. */
export function covered(): { readonly top: number; readonly bottom: number } {
  const card = document.querySelector<HTMLElement>('[data-bottom-card]');
  return { top: screenHeaderEnd() + STUCK_HEIGHT + 8, bottom: card ? card.offsetHeight + 16 : 96 };
}

/** Scrolls just far enough to show the whole row; a stuck one is in sight. */
export function scrollRowIntoView(row: Element): void {
  if (row.hasAttribute('data-stuck')) return;
  const { top, bottom } = row.getBoundingClientRect();
  const bars = covered();
  const above = top - bars.top;
  const below = bottom - (window.innerHeight - bars.bottom);
  if (above < 0) window.scrollBy({ top: above, behavior: 'instant' });
  else if (below > 0) window.scrollBy({ top: below, behavior: 'instant' });
}
