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
  const content = (
    <>
      <Icon of="chat" />
      {cartaWords.send}
    </>
  );
  return (
    <>
      {sending === 'offline' && (
        <p class={styles.problem} role="alert">
          {cartaWords.waitsForConnection}
        </p>
      )}
      {obstacle === null ? (
        <a
          key="ready"
          class={styles.send}
          href={orderWhatsAppUrl(menu.whatsAppNumber, message)}
          aria-busy={sending === 'checking'}
          onclick={(event) => {
            event.preventDefault();
            void send(store);
          }}
        >
          {content}
        </a>
      ) : (
        <a key="waiting" class={styles.send} role="link" aria-disabled="true">
          {content}
        </a>
      )}
    </>
  );
}

/** The message is written again with the menu as it is when it leaves. */
async function send(store: OrderStore): Promise<void> {
  if (store.state.sending === 'checking') return;
  store.set({ sending: 'checking' });
  const answer = await store.refresh();
  store.set({ sending: answer === 'offline' ? 'offline' : 'idle' });
  if (answer === 'changed') return store.open({ kind: 'changes' });
  const { menu, form, now } = store.state;
  const order = orderOf(menu, store.lines, form);
  const text = orderText(menu, order);
  if (answer !== 'ready' || !text.ok || obstacleOf(menu, order, now) !== null) return;
  store.sent();
  location.assign(orderWhatsAppUrl(menu.whatsAppNumber, text.value));
}
