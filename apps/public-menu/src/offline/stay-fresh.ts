import { MENU_REPLACED } from '../menu-replaced.ts';
import { pageAddress } from './page-address.ts';
import { isMissingPage, isWholePage } from './page-marks.ts';

/** In ms. */
const RETRY_AFTER = 5000;

/** Without an answer after this many ms, the page says from when it is. */
const PATIENCE = 4000;

/** A question that has no answer after this many ms is asked anew. */
const LIMIT = 20_000;

/**
 * Asks for changes when the diner comes back to the page that was loaded from `href`, and says from when the menu is while there is no connection.
 * Has the worker keep the page with its `parts`, which are files and the menu's JSON.
 */
export function stayFresh(href: string, parts: readonly string[]): void {
  const address = pageAddress(href);
  let confirmedAt = Date.now();
  let retry: number | undefined;
  let asking: AbortController | undefined;

  const ask = async () => {
    clearTimeout(retry);
    const main = document.querySelector('main');
    if (!main?.dataset.version) return;
    asking?.abort();
    const own = new AbortController();
    asking = own;
    const slow = window.setTimeout(showOffline, PATIENCE, confirmedAt);
    const end = window.setTimeout(() => own.abort(), LIMIT);
    const news = await readNews(address, main.dataset.version, own.signal).catch(() => null);
    clearTimeout(slow);
    clearTimeout(end);
    // The diner came back meanwhile.
    if (asking !== own) return;
    if (!news) {
      // A browser says that it is online before the network answers.
      if (navigator.onLine) retry = window.setTimeout(() => document.hidden || void ask(), RETRY_AFTER);
      showOffline(confirmedAt);
      return;
    }
    confirmedAt = Date.now();
    showOffline(null);
    if (news === 'gone') reload();
    else if (news !== 'unchanged') replace(main, news);
  };

  document.addEventListener('visibilitychange', () => document.hidden || void ask());
  window.addEventListener('pageshow', ({ persisted }) => persisted && void ask());
  window.addEventListener('online', () => void ask());
  window.addEventListener('offline', () => showOffline(confirmedAt));
  startWorker(address, savesData() ? [] : parts).then((keptAt) => {
    if (keptAt === null) return;
    // The page may be the kept one: only the server knows whether it still holds.
    confirmedAt = keptAt;
    void ask();
  }, console.warn);
}

/**
 * Asks for the page, of which the open one has this version. Returns it where it has changed, and null for an answer that is not from our server: a
 * proxy's page, or the login of a network.
 */
async function readNews(
  address: string,
  version: string,
  signal: AbortSignal,
): Promise<Document | 'unchanged' | 'gone' | null> {
  const answer = await fetch(address, { headers: { 'if-none-match': `W/"${version}"` }, cache: 'no-store', signal });
  if (answer.status === 304) return 'unchanged';
  const html = await answer.text();
  if (answer.status === 404) return isMissingPage(html) ? 'gone' : null;
  return answer.ok && isWholePage(html, address) ? new DOMParser().parseFromString(html, 'text/html') : null;
}

/** Registers the worker that keeps the page. Returns when the kept page came from the server, in ms since 1970; null on the first visit. */
async function startWorker(address: string, parts: readonly string[]): Promise<number | null> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers) return null;
  if (workers.controller) {
    // The browser looks for a newer worker by itself. To register again would bring back one that is taking itself away.
    workers.controller.postMessage(parts);
    const kept = await caches.match(address);
    return kept ? Date.parse(kept.headers.get('date') ?? '') : null;
  }
  await workers.register('/m/sw.js');
  const { active } = await workers.ready;
  active?.postMessage([address, ...parts]);
  if (!('PerformanceObserver' in window)) return null;
  // What was asked for before the worker answers for this page may come much later.
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    active?.postMessage(entries.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name));
  }).observe({ type: 'resource', buffered: true });
  return null;
}

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true;
}

/** Shows the bar that says from when the menu is, in ms since 1970; null hides it. */
function showOffline(at: number | null): void {
  const bar = document.querySelector<HTMLElement>('[data-offline-bar]');
  document.documentElement.toggleAttribute('data-offline', at !== null);
  if (!bar) return;
  bar.hidden = at === null;
  const words = bar.querySelector('span');
  if (at !== null && words) words.textContent = timeWords(new Date(at), bar.dataset);
}

/** 'Menú de hoy, 12.40', in the page's words. */
function timeWords(at: Date, { today = '', otherDay = '' }: DOMStringMap): string {
  const isToday = at.toDateString() === new Date().toDateString();
  return (isToday ? today : otherDay)
    .replace('{day}', at.toLocaleDateString(document.documentElement.lang, { day: 'numeric', month: 'long' }))
    .replace('{hour}', String(at.getHours()))
    .replace('{minute}', String(at.getMinutes()).padStart(2, '0'));
}

/** Shows another version of the page in place: scroll, focus and what lies over the page stay. */
function replace(main: HTMLElement, page: Document): void {
  const next = page.querySelector('main');
  if (!next) return;
  const styleOf = (each: Document) => each.querySelector('style')?.textContent;
  if (styleOf(page) !== styleOf(document)) {
    // Another colour, or a newer build with other class names.
    reload();
    return;
  }
  const places = document.elementsFromPoint(innerWidth / 2, innerHeight / 3);
  const anchor = places.find((element) => main.contains(element))?.closest('main [id]');
  const top = anchor?.getBoundingClientRect().top ?? 0;
  const focusBack = rememberFocus(main);
  keepPictures(main, next);
  for (const { name, value } of next.attributes) main.setAttribute(name, value);
  main.replaceChildren(...next.childNodes);
  document.title = page.title;
  document.dispatchEvent(new Event(MENU_REPLACED));
  const moved = anchor && document.getElementById(anchor.id)?.getBoundingClientRect();
  if (moved) scrollBy({ top: moved.top - top, behavior: 'instant' });
  focusBack();
}

/** Nothing that the diner has open is closed. */
function reload(): void {
  if (!document.querySelector('dialog[open]')) location.reload();
}

/** Moves pictures that are the same into the new content, so that they are not drawn again. */
function keepPictures(main: HTMLElement, next: HTMLElement): void {
  const shown = new Map([...main.querySelectorAll('picture')].map((picture) => [picture.outerHTML, picture]));
  for (const picture of next.querySelectorAll('picture')) {
    const same = shown.get(picture.outerHTML);
    if (same) picture.replaceWith(same);
    shown.delete(picture.outerHTML);
  }
}

function rememberFocus(main: HTMLElement): () => void {
  const focused = document.activeElement;
  const holder = main.contains(focused) ? focused?.closest('[id]') : null;
  if (!focused || !holder) return () => undefined;
  const nth = [...holder.querySelectorAll(focused.tagName)].indexOf(focused);
  return () => {
    const place = document.getElementById(holder.id);
    const same = nth < 0 ? place : place?.querySelectorAll<HTMLElement>(focused.tagName)[nth];
    same?.focus({ preventScroll: true });
  };
}
