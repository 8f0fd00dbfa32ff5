/** @jsxImportSource #dom */
import { orderText, orderWhatsAppUrl } from '@carta/domain';
import { Icon } from './icon.tsx';
import { obstacleOf, orderOf } from './order-form.ts';
import styles from './order.module.css';
import type { OrderStore } from './order-store.ts';

interface SendLinkProps {
  readonly store: OrderStore;
  readonly message: string;
  readonly obstacle: string | null;
}

/** The menu is read again before the order leaves; what has changed is said first. */
export function SendLink({ store, message, obstacle }: SendLinkProps) {
  const { menu, sending } = store.state;
  const isReady = obstacle === null;
  return (
    <>
      {(sending === 'offline' || sending === 'new-text') && (
        <p class={styles.problem} role="alert">
          {sending === 'offline' ? cartaWords.waitsForConnection : cartaWords.newText}
        </p>
      )}
      <a
        class={styles.send}
        href={isReady ? orderWhatsAppUrl(menu.whatsAppNumber, message) : undefined}
        role={isReady ? undefined : 'link'}
        aria-disabled={!isReady}
        aria-busy={sending === 'checking'}
        onclick={(event) => {
          event.preventDefault();
          if (isReady) void send(store);
        }}
      >
        <Icon of={sending === 'checking' ? 'ring' : 'chat'} />
        {cartaWords.send}
      </a>
    </>
  );
}

/** The message is written again with the menu as it is when it leaves. */
async function send(store: OrderStore): Promise<void> {
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
function readyMessage({ state: { menu, form, now }, lines }: OrderStore): string | null {
  const order = orderOf(menu, lines, form);
  const text = orderText(menu, order);
  return text.ok && obstacleOf(menu, order, form, now) === null ? text.value : null;
}
