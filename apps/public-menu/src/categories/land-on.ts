/** Of them, the place has to stand still. */
const STILL_FRAMES = 4;
const MOST_FRAMES = 30;

/**
 * Scrolls to a place at once, and again until it stays there: what comes near is drawn only then, and may have another height than was
 * estimated. A diner who scrolls ends it.
 */
function landOn(place: Element): void {
  const ended = new AbortController();
  const { signal } = ended;
  for (const type of ['wheel', 'touchstart', 'keydown'])
    addEventListener(type, () => ended.abort(), { passive: true, signal });
  let still = 0;
  const step = (frame: number) => {
    if (signal.aborted) return;
    const before = scrollY;
    place.scrollIntoView({ behavior: 'instant' });
    still = scrollY === before ? still + 1 : 0;
    if (still < STILL_FRAMES && frame < MOST_FRAMES) requestAnimationFrame(() => step(frame + 1));
    else ended.abort();
  };
  step(0);
}

/** Lands on the place that the address names, once the page has loaded and whenever it names another. */
export function landOnTargets(): void {
  const { dataset } = document.documentElement;
  const [{ type } = {}] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  // The browser restores the place of a page that it loads again, among sections of their true heights.
  const isRestored = type !== undefined && type !== 'navigate';
  if (isRestored) dataset.drawn = '';
  const land = () => {
    const place = document.querySelector(':target');
    if (place) landOn(place);
  };
  addEventListener('hashchange', land);
  const settle = () => {
    // From now on each section keeps the height that it has, and is drawn only near the screen.
    delete dataset.drawn;
    dataset.settled = '';
    if (!isRestored) land();
  };
  const afterFrames = () => requestAnimationFrame(() => requestAnimationFrame(settle));
  if (document.readyState === 'complete') afterFrames();
  else addEventListener('load', afterFrames, { once: true });
}
