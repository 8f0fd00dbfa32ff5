/** @jsxImportSource #dom */
import { orderText, orderTotal, orderWhatsAppUrl } from '@carta/domain';
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
      {(sending === 'offline' || sending === 'new-total') && (
        <p class={styles.problem} role="alert">
          {sending === 'offline' ? cartaWords.waitsForConnection : cartaWords.newTotal}
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
        <Icon of="chat" />
        {cartaWords.send}
      </a>
    </>
  );
}

/** The message is written again with the menu as it is when it leaves. */
async function send(store: OrderStore): Promise<void> {
  if (store.state.sending === 'checking') return;
  store.set({ sending: 'checking' });
  const before = orderTotal(currentOrder(store));
  const answer = await store.refresh();
  store.set({ sending: answer === 'offline' ? 'offline' : 'idle' });
  if (answer === 'changed') return store.open({ kind: 'changes' });
  const { menu, now } = store.state;
  const order = currentOrder(store);
  // Such as by a zone that is gone.
  if (orderTotal(order) !== before) return store.set({ sending: 'new-total' });
  const text = orderText(menu, order);
  if (answer !== 'ready' || !text.ok || obstacleOf(menu, order, now) !== null) return;
  store.sent();
  location.assign(orderWhatsAppUrl(menu.whatsAppNumber, text.value));
}

const currentOrder = ({ state: { menu, form }, lines }: OrderStore) => orderOf(menu, lines, form);
