// What the browser runs; the page works without it.
import { markCurrentTab } from './categories/current-tab.ts';
import { countVisits } from './visits/count-visits.ts';

markCurrentTab();

const page = document.querySelector<HTMLElement>('[data-visits]');

/** A page that is shown in a frame is a preview, and one that is only made ready ahead of time has no reader yet. */
function begin() {
  if (page?.dataset.visits && window === window.top) countVisits(page, page.dataset.visits);
}

if ('prerendering' in document && document.prerendering) {
  document.addEventListener('prerenderingchange', begin, { once: true });
} else begin();
