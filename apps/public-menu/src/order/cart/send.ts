import { orderText, orderWhatsAppUrl } from '@carta/domain';
import { orderOf, problemsOf } from '../order-form.ts';
import type { OrderStore } from '../order-store.ts';

/** Reads the menu again, writes the message by it and opens WhatsApp; what has changed meanwhile is shown first. */
export async function send(store: OrderStore): Promise<void> {
  const { view, sending } = store.state;
  if (sending === 'checking') return;
  const before = readyMessage(store);
  store.set({ sending: 'checking' });
  const answer = await store.refresh();
  // The diner has left the order meanwhile.
  if (store.state.view !== view) return;
  store.set({ sending: answer === 'offline' ? 'offline' : 'idle' });
  if (answer === 'changed') return store.open({ kind: 'changes' });
  const message = readyMessage(store);
  if (answer !== 'ready' || message === null) return;
  // Such as by a zone that is gone, or another alias.
  if (message !== before) return store.set({ sending: 'new-text' });
  await store.sent();
  location.assign(orderWhatsAppUrl(store.state.menu.whatsAppNumber, message));
}

/** Returns the message of an order that can be sent; null for one that cannot. */
function readyMessage(store: OrderStore): string | null {
  const { menu, form } = store.state;
  const text = orderText(menu, orderOf(menu, store.lines, form));
  return text.ok && problemsOf(store).length === 0 ? text.value : null;
}
