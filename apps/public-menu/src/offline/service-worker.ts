// Served as /m/sw.js. Keeps the menus that a diner opened and shows them without a connection. It answers for pages of menus and for the
// files of such a page, and leaves the panel, the API and previews alone.
import { pageAddress } from './page-address.ts';

/** What the library for workers declares, which cannot be loaded beside that for pages. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface PageMessageEvent extends WorkerEvent {
  /** Addresses of what the page has loaded without the worker, itself too, and of what a later visit needs. */
  readonly data: readonly string[];
  readonly source: { readonly url: string } | null;
}
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessageEvent) => void): void;
}
const worker = globalThis as unknown as Worker;

/** One cache for each menu, named by its key. */
const CACHE = 'carta-menu-';
const MOST_MENUS = 20;
const MOST_BYTES = 30_000_000;

/** On a slow network the kept page is shown after this many ms. */
const PATIENCE = 4000;

/** Names with a hash: their content never changes. */
const FILE = /^\/(?:assets|files)\/.+[.-]?[0-9a-f]{8}[^/]*$/;
/** Their type depends on what the browser asks for as it loads a picture; it keeps them itself until the page is opened again. */
const PICTURE = /^\/files\//;
/** Read again with the page, so that it is as new. */
const MENU_JSON = /^\/api\/public\/menus\/[\w-]+$/;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('message', (event) => {
  const key = menuAt(event.source?.url);
  if (key && !isLeaving) event.waitUntil(keepAll(key, event.data));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const key = menuAt(request.url);
  if (key) {
    event.respondWith(answerPage(event, key));
    return;
  }
  const opener = menuAt(request.referrer);
  if (opener && FILE.test(url.pathname)) event.respondWith(answerFile(event, opener));
});

/** Returns the key of the menu whose page, or whose product's page, has this address; undefined for a preview and any other address. */
function menuAt(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const { origin, pathname, searchParams } = new URL(address);
  if (origin !== location.origin || searchParams.has('preview')) return undefined;
  return /^\/m\/([\w-]+)(?:\/p\/[^/]+)?$/.exec(pathname)?.[1];
}

/** Answers from the network, or with the kept page where the network fails or is slow. A page that only asks for news gets no kept one. */
async function answerPage(event: RequestEvent, key: string): Promise<Response> {
  const { request } = event;
  const fetched = fetch(request);
  const kept = await keptPage(key, request.url);
  const isNews = request.mode !== 'navigate';
  const storing = fetched.then(async (answer) => {
    await storeAnswer(key, request.url, answer);
    if (isNews && answer.ok) await renewJson(key);
  });
  const stored = storing.catch(() => undefined);
  event.waitUntil(isNews ? stored : stored.then(leaveIfGone));
  if (isNews || !kept) return fetched;
  const answer = await Promise.race([fetched.catch(() => kept), after(PATIENCE).then(() => kept)]);
  return answer.status >= 500 ? kept : answer;
}

/** The page itself, or else the menu in which the diner finds what was on it. */
async function keptPage(key: string, address: string): Promise<Response | undefined> {
  const cacheName = CACHE + key;
  const page = await caches.match(pageAddress(address), { cacheName });
  if (page) return page;
  const menu = `/m/${key}`;
  return (await caches.match(menu, { cacheName })) && Response.redirect(menu);
}

async function storeAnswer(key: string, address: string, answer: Response): Promise<void> {
  if (isLeaving) return;
  if (answer.ok) return keepPage(key, address, answer.clone());
  if (answer.status === 404) {
    await (await caches.open(CACHE + key)).delete(pageAddress(address));
    return;
  }
  if (answer.status !== 304) return;
  // The kept page is still right: it is from now.
  const cache = await caches.open(CACHE + key);
  const kept = await cache.match(pageAddress(address));
  if (!kept) return;
  const headers = new Headers(kept.headers);
  headers.set('date', answer.headers.get('date') ?? new Date().toUTCString());
  await cache.put(pageAddress(address), new Response(kept.body, { headers }));
}

/** Keeps a page and drops the files that no kept page of the menu names. */
async function keepPage(key: string, address: string, page: Response): Promise<void> {
  const kept = pageAddress(address);
  const cache = await caches.open(CACHE + key);
  await cache.put(kept, page);
  if (kept === `/m/${key}`) {
    const requests = await cache.keys();
    const pages = requests.filter(({ url }) => menuAt(url));
    const html = await Promise.all(pages.map(async (request) => (await cache.match(request))?.text()));
    const isNamed = (pathname: string) => html.some((text) => text?.includes(pathname));
    for (const request of requests)
      if (!menuAt(request.url) && !isNamed(new URL(request.url).pathname)) await cache.delete(request);
  }
  await trim();
}

async function answerFile(event: RequestEvent, key: string): Promise<Response> {
  const kept = await caches.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok && !isLeaving) {
    const copy = answer.clone();
    event.waitUntil(caches.open(CACHE + key).then((cache) => cache.put(event.request, copy)));
  }
  return answer;
}

/** Keeps a page and what belongs to it, one file after another behind all that the diner waits for. Without a connection, what is kept stays. */
async function keepAll(key: string, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE + key);
  for (const address of addresses) {
    const { href, origin, pathname } = new URL(address, location.origin);
    if (origin !== location.origin) continue;
    const isPage = menuAt(href) !== undefined;
    const isFile = FILE.test(pathname) && !PICTURE.test(pathname) && !(await cache.match(href));
    if (!isPage && !isFile && !MENU_JSON.test(pathname)) continue;
    const answer = await fetch(isPage ? pageAddress(href) : href, { priority: 'low' }).catch(() => null);
    if (!answer?.ok) continue;
    if (isPage) await keepPage(key, href, answer);
    else await cache.put(href, answer);
  }
}

/** The menu's JSON follows a page that has changed while it was open. */
async function renewJson(key: string): Promise<void> {
  const requests = (await caches.has(CACHE + key)) ? await (await caches.open(CACHE + key)).keys() : [];
  const addresses = requests.map(({ url }) => url).filter((url) => MENU_JSON.test(new URL(url).pathname));
  await keepAll(key, addresses);
}

/** Deletes the menus that were opened longest ago, until the rest is few and small enough. */
async function trim(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE));
  const menus = await Promise.all(names.map(async (name) => ({ name, ...(await contentsOf(name)) })));
  let bytes = 0;
  for (const [nth, menu] of menus.sort((a, b) => b.at - a.at).entries()) {
    bytes += menu.bytes;
    if (nth >= MOST_MENUS || bytes > MOST_BYTES) await caches.delete(menu.name);
  }
}

/** When a page of the menu last came from the server, in ms since 1970, and how much of it is kept. */
async function contentsOf(name: string): Promise<{ at: number; bytes: number }> {
  const cache = await caches.open(name);
  let [at, bytes] = [0, 0];
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    if (!answer) continue;
    const { headers } = answer;
    if (menuAt(request.url)) at = Math.max(at, Date.parse(headers.get('date') ?? ''));
    // The length of a compressed file says nothing of what is kept.
    const length = headers.has('content-encoding') ? null : headers.get('content-length');
    bytes += length ? Number(length) : (await answer.blob()).size;
  }
  return { at, bytes };
}

let isLeaving = false;

/** Takes the worker and all that it keeps away once the server no longer has it. */
async function leaveIfGone(): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.status !== 404) return;
  isLeaving = true;
  for (const name of await caches.keys()) if (name.startsWith(CACHE)) await caches.delete(name);
  await worker.registration.unregister();
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
