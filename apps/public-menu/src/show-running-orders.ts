import { loadPart } from './load-part.ts';
import { placedOrders } from './placed-orders.ts';

/** Fetches the bar of the orders that are under way, where this browser has placed one at the business of the page. */
export async function showRunningOrders(): Promise<void> {
  const { menu = '' } = document.querySelector<HTMLElement>('main[data-menu]')?.dataset ?? {};
  const { running, runningStyle } = document.querySelector<HTMLElement>('script[data-running]')?.dataset ?? {};
  const orders = placedOrders(menu.split('/').pop() ?? '');
  if (running && runningStyle && orders.some(({ isOver }) => !isOver)) await loadPart([runningStyle, running]);
}
