// Served as /m/sw.js. Keeps the menus that a diner opened and shows them without a connection. It answers for pages of menus and for the
// files of such a page, and leaves the panel, the API and previews alone.
import { CACHE, keepMenu, menuIn } from '../kept-menu.ts';
import { pageAddress } from './page-address.ts';
import { isMissingPage, isPage, isWholePage, mainOf, PAGE } from './page-marks.ts';

/** What the library for workers declares, which cannot be loaded beside that for pages. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface InstallEvent extends WorkerEvent {
  /** Not in each browser. */
  addRoutes?(route: { condition: { requestMethod: string }; source: 'network' }): Promise<void>;
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
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessageEvent) => void): void;
}
const worker = globalThis as unknown as Worker;

const MOST_MENUS = 20;
const MOST_BYTES = 30_000_000;

/** On a slow network the kept page is shown after this many ms. */
const PATIENCE = 4000;

/** Names with a hash: their content never changes. */
const FILE = /^\/(?:assets|files)\/.+[.-]?[0-9a-f]{8}[^/]*$/;
/** Their type depends on what the browser asks for as it loads a picture; it keeps them itself until the page is opened again. */
const PICTURE = /^\/files\//;
/** What the type of a file says that is not a picture, by the end of its name. */
const FILE_TYPES: Readonly<Record<string, string>> = { js: 'javascript', css: 'css', woff2: 'font' };

/** The status of a network that wants the diner to log in. */
const LOGIN_REQUIRED = 511;

worker.addEventListener('install', (event) => {
  // What a page reports as it is left would go through the worker, and with the page be lost.
  void event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' });
  void worker.skipWaiting();
});
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('message', (event) => {
  const key = menuAt(event.source?.url);
  if (key && !isLeaving) event.waitUntil(keepAll(key, event.data).catch(report));
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
  return PAGE.exec(pathname)?.[1];
}

function isHtml({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** Answers from the network, or with the kept page where the network fails, is slow or answers with something else. A page that only asks for news gets no kept one. */
async function answerPage(event: RequestEvent, key: string): Promise<Response> {
  const { request } = event;
  const isNews = request.mode !== 'navigate';
  const fetched = fetch(request);
  const storing = fetched.then(
    (answer) => storeAnswer(key, request.url, answer.clone()),
    () => 'foreign' as const,
  );
  const followUp = async () => {
    const stored = await storing;
    if (isNews && stored === 'page') await renewJson(key);
    if (!isNews && stored !== 'foreign') await leaveIfGone();
  };
  event.waitUntil(followUp().catch(report));
  if (isNews) return fetched;
  const kept = await keptPage(key, request.url).catch(report);
  if (!kept) return fetched;
  const shown = fetched.then(async (answer) => ((await isForDiner(answer, request.url)) ? answer : kept));
  return Promise.race([shown.catch(() => kept), after(PATIENCE).then(() => kept)]);
}

/** False for an answer that tells the diner less than the kept page. The login of a network is shown, also where the network leads to it. */
async function isForDiner(answer: Response, address: string): Promise<boolean> {
  if (answer.type === 'opaqueredirect' || answer.status === LOGIN_REQUIRED) return true;
  if (!isHtml(answer)) return false;
  const html = await startOf(answer.clone());
  return answer.ok ? isPage(html, address) : answer.status === 404 && isMissingPage(html);
}

/** Reads a page up to its content: the browser gets it while the rest still arrives. */
async function startOf(page: Response): Promise<string> {
  const reader = page.body?.getReader();
  const decoder = new TextDecoder();
  let html = '';
  while (reader && !mainOf(html)) {
    const { done, value } = await reader.read();
    if (done) break;
    html += decoder.decode(value, { stream: true });
  }
  return html;
}

/** The page itself, or else the menu in which the diner finds what was on it. */
async function keptPage(key: string, address: string): Promise<Response | undefined> {
  const cacheName = CACHE + key;
  const page = await caches.match(pageAddress(address), { cacheName });
  if (page) return page;
  const menu = `/m/${key}`;
  return (await caches.match(menu, { cacheName })) && Response.redirect(menu);
}

/** What an answer for a page is: the page, the word that it is unchanged or gone, or something that our server has not sent. */
type AnswerKind = 'page' | 'unchanged' | 'gone' | 'foreign';

/** Keeps what our server says of a page. Any other answer changes nothing. */
async function storeAnswer(key: string, address: string, answer: Response): Promise<AnswerKind> {
  if (isLeaving) return 'foreign';
  if (answer.ok) return (await keepPage(key, address, answer)) ? 'page' : 'foreign';
  const kept = pageAddress(address);
  if (answer.status === 404) {
    if (!isHtml(answer) || !isMissingPage(await answer.text())) return 'foreign';
    await (await caches.open(CACHE + key)).delete(kept);
    return 'gone';
  }
  if (answer.status !== 304) return 'foreign';
  const cache = await caches.open(CACHE + key);
  const page = await cache.match(kept);
  // The open page is still right; the kept one is another where it could not be stored.
  if (!page || page.headers.get('etag') !== answer.headers.get('etag')) return 'unchanged';
  const headers = new Headers(page.headers);
  headers.set('date', answer.headers.get('date') ?? new Date().toUTCString());
  await cache.put(kept, new Response(page.body, { headers }));
  return 'unchanged';
}

/** Keeps a page and drops the files that no kept page of the menu names. Returns false for what is not the page of this address, or not all of it. */
async function keepPage(key: string, address: string, page: Response): Promise<boolean> {
  if (page.status !== 200 || page.redirected || !isHtml(page)) return false;
  const text = await page.clone().text();
  if (!isWholePage(text, address)) return false;
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
  return true;
}

async function answerFile(event: RequestEvent, key: string): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request, { ignoreVary: true }).catch(report);
  if (kept) return kept;
  const answer = await fetch(request);
  const copy = answer.clone();
  if (!isLeaving) event.waitUntil(keepFile(key, request, copy).catch(report));
  return answer;
}

/** Keeps a file whose type is that of its name. */
async function keepFile(key: string, request: Request, file: Response): Promise<void> {
  const [, ending = ''] = /\.(\w+)$/.exec(new URL(request.url).pathname) ?? [];
  const type = FILE_TYPES[ending] ?? 'image/';
  if (file.status !== 200 || file.redirected || !file.headers.get('content-type')?.includes(type)) return;
  if ((await file.clone().blob()).size > 0) await (await caches.open(CACHE + key)).put(request, file);
}

/** Keeps a page and what belongs to it, one file after another behind all that the diner waits for. Without a connection, what is kept stays. */
async function keepAll(key: string, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE + key);
  for (const address of addresses) {
    const { href, origin, pathname } = new URL(address, location.origin);
    if (origin !== location.origin) continue;
    const isOwnPage = menuAt(href) === key;
    const isFile = FILE.test(pathname) && !PICTURE.test(pathname) && !(await cache.match(href));
    if (!isOwnPage && !isFile && pathname !== jsonAddress(key)) continue;
    const request = new Request(isOwnPage ? pageAddress(href) : href, { priority: 'low' });
    const answer = await fetch(request).catch(() => null);
    if (!answer?.ok) continue;
    if (isOwnPage) await keepPage(key, href, answer);
    else if (isFile) await keepFile(key, request, answer);
    else if (!answer.redirected && (await menuIn(pathname, answer.clone()))) await keepMenu(pathname, answer);
  }
}

const jsonAddress = (key: string) => `/api/public/menus/${key}`;

/** The menu's JSON follows a page that has changed while it was open. */
async function renewJson(key: string): Promise<void> {
  const address = jsonAddress(key);
  if (await caches.match(address, { cacheName: CACHE + key })) await keepAll(key, [address]);
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

let hasReported = false;

/** Says once why the browser does not keep menus; without a connection nothing is said. */
function report(error: unknown): void {
  if (!hasReported) console.warn('The menu is not kept in this browser.', error);
  hasReported = true;
}

let isLeaving = false;

/** Takes the worker and all that it keeps away once the server no longer has it. Called after an answer of our server: a proxy says 404 of everything. */
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
