// The diners' script; the page works without it.
import { markPlaces } from './categories/mark-places.ts';
import { startFinding } from './find/start-finding.ts';
import { MENU_REPLACED } from './menu-replaced.ts';
import { stayFresh } from './offline/stay-fresh.ts';
import { startOrdering } from './order/start-ordering.ts';
import { showFailure } from './show-failure.ts';
import { showWifi } from './wifi/show-wifi.ts';
import { countVisits } from './visits/count-visits.ts';

let unmark = markPlaces();
document.addEventListener(MENU_REPLACED, () => {
  unmark();
  unmark = markPlaces();
});
showWifi();

const page = document.querySelector<HTMLElement>('[data-visits]');
const { orders: business, menu: address } = page?.dataset ?? {};
const { orderScript: script, orderStyle: style, words, findScript, findStyle } = document.currentScript?.dataset ?? {};
if (page && business && address && script && style && words)
  startOrdering(page, { business, address, files: { script, style, words } });

if (page && findScript && findStyle)
  startFinding([findStyle, findScript], () => showFailure(page, page.dataset.wordOffline ?? ''));

/** Counts no visit in a frame, which is a preview. */
function startCounting() {
  if (page?.dataset.visits && window === window.top) countVisits(page, page.dataset.visits);
}

/** Later than all that the diner waits for. A frame is a preview. */
function startOffline() {
  if (window !== window.top) return;
  if ('requestIdleCallback' in window) requestIdleCallback(() => stayFresh());
  else setTimeout(stayFresh, 1000);
}
if (document.readyState === 'complete') startOffline();
else window.addEventListener('load', startOffline, { once: true });

// Nobody sees a prerendered page yet.
if ('prerendering' in document && document.prerendering) {
  document.addEventListener('prerenderingchange', startCounting, { once: true });
} else startCounting();
