// The diners' script; the page works without it.
import type { Visit } from '@carta/domain';
import { landOnTargets } from './categories/land-on.ts';
import { markPlaces } from './categories/mark-places.ts';
import { placeTabs } from './find/place-tabs.ts';
import { startFinding } from './find/start-finding.ts';
import { loadPart } from './load-part.ts';
import { MENU_REPLACED } from './menu-replaced.ts';
import { startOrdering } from './order/start-ordering.ts';
import { startPrinting } from './print/start-printing.ts';
import { replaceBrokenPictures } from './pictures/replace-broken.ts';
import { showFailure } from './show-failure.ts';
import { showWifi } from './wifi/show-wifi.ts';
import { startTable } from './table/start-table.ts';
import { countVisits } from './visits/count-visits.ts';

/** Starts a part of the page. One that fails, since the browser lacks what it needs, stops no other. */
function start(part: () => void): void {
  try {
    part();
  } catch (error) {
    console.error(error);
  }
}

// Before a product is opened, whose address is not the page's own, and before the table is taken out of it.
const { href, search } = location;

start(landOnTargets);

let unmark: (() => void) | undefined;
const mark = () => {
  unmark?.();
  unmark = markPlaces();
};
start(mark);
document.addEventListener(MENU_REPLACED, () => start(mark));
start(placeTabs);
start(replaceBrokenPictures);
start(showWifi);
start(startPrinting);

const page = document.querySelector<HTMLElement>('[data-visits]');
const { visits, menu: address } = page?.dataset ?? {};
const files = document.currentScript?.dataset ?? {};
const { orderScript: script, orderStyle: style, words, findScript, findStyle, offline } = files;
const { cart, cartStyle, table, tableStyle } = files;
const fail = () => page && showFailure(page, page.dataset.wordOffline ?? '');
let tableParts: readonly string[] = [];
if (address && table && tableStyle) {
  start(() => (tableParts = startTable(address.split('/').pop() ?? '', [tableStyle, table], fail)));
}

let count: ((visit: Visit) => void) | undefined;
if (page && address && script && style && words && cart && cartStyle) {
  const order = { script, style, words, cart: [cartStyle, cart] };
  start(() => startOrdering(page, { address, count: (visit) => count?.(visit), files: order }));
}

if (page && findScript && findStyle) {
  const find = [findStyle, findScript];
  start(() => startFinding(find, fail));
}

/** What a later visit without a connection needs of the page. */
const parts = [...tableParts, offline, findStyle, findScript, words, style, script, cartStyle, cart, address].filter(
  (part) => part !== undefined,
);

/** Counts no visit in a frame, which is a preview. */
function startCounting() {
  if (page && visits && window === window.top) start(() => (count = countVisits(page, visits, search)));
}

/** Later than all that the diner waits for. A frame is a preview. */
function startOffline() {
  if (window !== window.top || !offline) return;
  const stay = () => void loadPart([offline]).then(() => globalThis.cartaStayFresh?.(href, parts), console.warn);
  if ('requestIdleCallback' in window) requestIdleCallback(stay);
  else setTimeout(stay, 1000);
}
if (document.readyState === 'complete') startOffline();
else window.addEventListener('load', startOffline, { once: true });

// Nobody sees a prerendered page yet.
if ('prerendering' in document && document.prerendering) {
  document.addEventListener('prerenderingchange', startCounting, { once: true });
} else startCounting();
