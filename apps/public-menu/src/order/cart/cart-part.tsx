/** @jsxImportSource preact */
// Entry of the part that shows an order: `loadCartPart` fetches it once something is in the order.
import type { OrderStore } from '../order-store.ts';
import { CartSheet } from './cart-sheet.tsx';
import { ChangesSheet } from './changes-sheet.tsx';
import { SentSheet } from './sent-sheet.tsx';

/** The sheet of the order that is open. */
function OrderSheet({ store }: { readonly store: OrderStore }) {
  const { isSent, view } = store.state;
  if (view?.kind === 'changes') return <ChangesSheet store={store} />;
  return isSent ? <SentSheet store={store} /> : <CartSheet store={store} />;
}

globalThis.cartaOrderSheet = OrderSheet;
