import { isWhatsAppNumber, fitsWhatsApp, orderText, orderWhatsAppUrl } from '@carta/domain';
import { closedWords, messageOf, orderOf, problemsOf, type FormProblem } from '../order-form.ts';
import { UNSENT } from '../order-state.ts';
import type { OrderStore } from '../order-store.ts';
import { placeOrder, type DeskAnswer } from '../place-order.ts';
import { orderAddress } from '../../placed-orders.ts';
import { keepTable, sayTableChanged } from '../../kept-table.ts';

/**
 * Reads the menu again, writes the message by it and opens WhatsApp; what has changed meanwhile is shown first, what is missing is marked by
 * `onRefused`.
 */
export async function send(store: OrderStore, onRefused: () => void): Promise<void> {
  const { view, sending } = store.state;
  if (sending === 'checking') return;
  if (!(await isReady(store))) return onRefused();
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
  await openWhatsApp(store, message);
}

/** True if nothing is missing. A business that took no orders when the menu was read may take them now, so that is read again. */
async function isReady(store: OrderStore): Promise<boolean> {
  if (problemsOf(store).some(({ place }) => place === 'hours' || place === 'at')) {
    store.set({ sending: 'checking' });
    await store.refresh();
    store.set({ sending: 'idle' });
  }
  return problemsOf(store).length === 0;
}

/** Opens WhatsApp with a message, without asking anybody first. */
export async function openWhatsApp(store: OrderStore, message: string): Promise<void> {
  await store.sent();
  location.assign(orderWhatsAppUrl(store.state.menu.whatsAppNumber, message));
}

/** True if a message can leave: the business has a number, and it is not too long. */
export function canWhatsApp({ whatsAppNumber }: { readonly whatsAppNumber: string }, message: string): boolean {
  return isWhatsAppNumber(whatsAppNumber) && fitsWhatsApp(whatsAppNumber, message);
}

/** Returns the message of an order that can be sent; null for one that cannot. */
function readyMessage(store: OrderStore): string | null {
  const { menu, form } = store.state;
  const order = orderOf(menu, store.lines, form);
  return orderText(menu, order).ok && problemsOf(store).length === 0 ? messageOf(store.state, order) : null;
}

/**
 * Sends the order to the desk and opens its page. What has changed meanwhile is shown first, what is missing is marked by `onRefused`; an order that
 * no desk has answered may leave by WhatsApp. One that was changed after it was sent without an answer, and had arrived, is not sent besides
 * before the diner says so. [ORDER-14] [ORDER-19]
 */
export async function place(store: OrderStore, onRefused: () => void): Promise<void> {
  if (store.state.sending === 'checking') return;
  if (!(await isReady(store))) return onRefused();
  if (store.hasChanged) return store.open({ kind: 'changes' });
  const { cart, menu } = store.state;
  const { key: business } = menu;
  store.set({ ...UNSENT, sending: 'checking' });
  const sent = await store.claim();
  if (sent === null) {
    store.set({ sending: 'idle' });
    return store.close();
  }
  const answer = await placeOrder(business, sent);
  // The order as it was before has arrived. Whether this one is meant besides, the diner alone knows.
  if (answer.kind === 'conflict') return store.arrived(sent);
  if (answer.kind === 'placed') {
    await store.placed(answer.order, { whatsapp: answer.whatsapp, lines: cart });
    return location.assign(orderAddress(business, answer.order.key));
  }
  if (answer.kind === 'failed') return store.set({ sending: 'failed' });
  // The code was renewed while the page was open.
  if (answer.kind === 'changed' && answer.paths.includes('table')) {
    keepTable(business, null);
    sayTableChanged();
  }
  const refreshed = await store.refresh();
  if (refreshed === 'changed') {
    store.set({ sending: 'idle' });
    return store.open({ kind: 'changes' });
  }
  const refused = refusedPlaces(answer, store);
  const isSeen = problemsOf({ state: { ...store.state, refused }, lines: store.lines }).length > 0;
  store.set({ sending: isSeen ? 'idle' : 'new-text', refused });
  if (isSeen) onRefused();
}

/** Returns what the desk says in words of the page, at its places. */
function refusedPlaces(answer: DeskAnswer, { state: { menu, now, form } }: OrderStore): FormProblem[] {
  if (answer.kind === 'closed') {
    const isPaused = now < (menu.ordering.pausedUntil ?? 0);
    const reason = isPaused ? 'paused' : 'closed';
    return [{ place: 'at', words: closedWords({ reason, until: answer.until }, { menu, now, form }) }];
  }
  if (answer.kind !== 'invalid') return [];
  const words = cartaWords;
  const places: readonly FormProblem[] = [
    { place: 'zone', words: words.chooseZone },
    { place: 'at', words: words.otherMoment },
    { place: 'address', words: words.writeAddress },
    { place: 'name', words: words.writeName },
    { place: 'phone', words: words.writePhone },
    { place: 'paysWith', words: words.tooLittleCash },
  ];
  const found = places.filter(({ place }) => answer.paths.includes(place));
  return found.length > 0 ? found : [{ place: 'lines', words: words.checkOrder }];
}
