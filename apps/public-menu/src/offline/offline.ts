// Entry of the part that keeps the page for visits without a connection and renews it; the first script fetches it once the browser is idle.
import { showRunningOrders } from '../show-running-orders.ts';
import { stayFresh } from './stay-fresh.ts';

declare global {
  /** Set by this part once it has loaded. */
  var cartaStayFresh: typeof stayFresh | undefined;
}

globalThis.cartaStayFresh = stayFresh;
showRunningOrders().catch(console.warn);
