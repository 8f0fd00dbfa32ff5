// The diners' script; the page works without it.
import { markCurrentTab } from './categories/current-tab.ts';
import { startOrdering } from './order/start-ordering.ts';
import { showWifi } from './wifi/show-wifi.ts';
import { countVisits } from './visits/count-visits.ts';

markCurrentTab();
showWifi();

const page = document.querySelector<HTMLElement>('[data-visits]');
const { orders: business, menu: address } = page?.dataset ?? {};
const { orderScript: script, orderStyle: style, words } = document.currentScript?.dataset ?? {};
if (page && business && address && script && style && words)
  startOrdering(page, { business, address, files: { script, style, words } });

/** Counts no visit in a frame, which is a preview. */
function startCounting() {
  if (page?.dataset.visits && window === window.top) countVisits(page, page.dataset.visits);
}

// Nobody sees a prerendered page yet.
if ('prerendering' in document && document.prerendering) {
  document.addEventListener('prerenderingchange', startCounting, { once: true });
} else startCounting();
