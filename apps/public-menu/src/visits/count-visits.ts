import { visitOrigin, type Visit } from '@carta/domain';
import { keyOfElement } from '../element-id.ts';
import { MENU_REPLACED } from '../menu-replaced.ts';

/** A category counts as seen after it was visible for this many ms. */
const SEEN_AFTER = 1000;

/** Visits of this many ms are sent in one request; leaving the page sends them at once. */
const SEND_AFTER = 2000;

/**
 * Reports each page view, visible category and opened item to the server once, without any data about the diner. Returns a function that reports
 * what else the diner does. `query` is that of the address at which the page was opened. [VISIT-1]
 */
export function countVisits(page: HTMLElement, address: string, query: string): (visit: Visit) => void {
  const counted = new Set<string>();
  const waiting: Visit[] = [];
  let timer: number | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const body = JSON.stringify({ visits: waiting.splice(0) });
    post(address, new Blob([body], { type: 'application/json' }));
  };

  const count = (visit: Visit) => {
    const name = 'key' in visit && visit.kind + visit.key;
    if (name && counted.has(name)) return;
    if (name) counted.add(name);
    waiting.push(visit);
    if (visit.kind === 'page' || 'keys' in visit) send();
    else timer ??= window.setTimeout(send, SEND_AFTER);
  };
  const countCategory = (element: Element | null) => {
    if (element?.matches('[data-visit="category"]')) count({ kind: 'category', key: keyOfElement(element.id) });
  };

  count({ kind: 'page', from: visitOrigin(query) });
  // A shared or reloaded address does not count as another scan.
  if (visitOrigin(location.search) === 'qr') history.replaceState(history.state, '', location.pathname + location.hash);

  if (page.dataset.visit === 'product') count({ kind: 'product', key: keyOfElement(page.id) });
  countCategory(elementAt(location.hash));
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (link) countCategory(elementAt(link.hash));
  });
  const observe = () => observeVisible(page.querySelectorAll('[data-visit="category"]'), countCategory);
  observe();
  document.addEventListener(MENU_REPLACED, observe);
  document.addEventListener('visibilitychange', () => document.hidden && send());
  return count;
}

/** Sends it also as the page is left. A visit that cannot be sent is lost. */
function post(address: string, body: Blob): void {
  if ('sendBeacon' in navigator && navigator.sendBeacon(address, body)) return;
  fetch(address, { method: 'POST', body, keepalive: true }).catch(console.warn);
}

function elementAt(hash: string): Element | null {
  return document.getElementById(hash.slice(1));
}

function observeVisible(elements: Iterable<Element>, onSeen: (element: Element) => void): void {
  // Then a category counts where the diner goes to it.
  if (!('IntersectionObserver' in window)) return;
  const timers = new Map<Element, number>();
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        clearTimeout(timers.get(target));
        if (isIntersecting) timers.set(target, window.setTimeout(onSeen, SEEN_AFTER, target));
      }
    },
    { rootMargin: '-20% 0px' },
  );
  for (const element of elements) observer.observe(element);
}
