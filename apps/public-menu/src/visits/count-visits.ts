import { visitOrigin, type Visit } from '@carta/domain';
import { keyOfAnchor } from '../anchor-of.ts';

/** How long a category is in sight until it counts as seen, in ms. */
const LOOK = 1000;

/** How long visits wait to be told together, in ms; what waits when the page is left is told then. */
const TELL_AFTER = 2000;

/** Tells the server once of the page, of each category that was in sight and of each product that was opened; never who it was. */
export function countVisits(page: HTMLElement, address: string): void {
  const counted = new Set<Element>();
  const waiting: Visit[] = [];
  let timer: number | undefined;

  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const body = JSON.stringify({ visits: waiting.splice(0) });
    navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
  };

  const count = (place: Element | null | undefined) => {
    const kind = place?.getAttribute('data-visit');
    if (!place || counted.has(place) || (kind !== 'category' && kind !== 'product')) return;
    counted.add(place);
    waiting.push({ kind, key: keyOfAnchor(place.id) });
    timer ??= window.setTimeout(tell, TELL_AFTER);
  };

  waiting.push({ kind: 'page', from: visitOrigin(location.search) });
  tell();
  // What is shared or loaded again from here is no scan.
  if (visitOrigin(location.search) === 'qr') history.replaceState(history.state, '', location.pathname + location.hash);

  count(placeAt(location.hash));
  page.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[href^="#"]');
    count(link ? placeAt(link.hash) : target.closest('[data-visit="product"]'));
  });
  lookAt(page.querySelectorAll('[data-visit="category"]'), count);
  document.addEventListener('visibilitychange', () => document.hidden && tell());
}

function placeAt(hash: string): Element | null {
  return document.getElementById(hash.slice(1));
}

function lookAt(places: Iterable<Element>, seen: (place: Element) => void): void {
  const looks = new Map<Element, number>();
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        clearTimeout(looks.get(target));
        if (isIntersecting) looks.set(target, window.setTimeout(seen, LOOK, target));
      }
    },
    { rootMargin: '-20% 0px' },
  );
  for (const place of places) observer.observe(place);
}
