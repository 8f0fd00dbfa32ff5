/** @jsxImportSource preact */
import { orderWhatsAppUrl } from '@carta/domain';
import { Icon } from '../ui/icon.tsx';
import buttons from '../ui/buttons.module.css';
import texts from '../ui/texts.module.css';
import type { OrderState } from '../order-state.ts';
import type { OrderStore } from '../order-store.ts';
import { send } from './send.ts';

/** Id of the words that say why the order cannot be sent yet. */
export const OBSTACLE = 'pedido-falta';

interface SendLinkProps {
  readonly store: OrderStore;
  readonly message: string;
  readonly isReady: boolean;
  /** Called by a tap while something is missing. */
  readonly onRefused: () => void;
}

/** Why the message that was tapped has not left. */
export function SendProblem({ sending }: Pick<OrderState, 'sending'>) {
  if (sending !== 'offline' && sending !== 'new-text') return null;
  return (
    <p class={texts.problem} role="alert">
      {sending === 'offline' ? cartaWords.waitsForConnection : cartaWords.newText}
    </p>
  );
}

/** The menu is read again before the order leaves; what has changed is said first. */
export function SendLink({ store, message, isReady, onRefused }: SendLinkProps) {
  const { menu, sending } = store.state;
  return (
    <>
      <SendProblem sending={sending} />
      <a
        class={buttons.send}
        href={isReady ? orderWhatsAppUrl(menu.whatsAppNumber, message) : undefined}
        role={isReady ? undefined : 'link'}
        tabIndex={0}
        aria-disabled={!isReady}
        aria-describedby={isReady ? undefined : OBSTACLE}
        aria-busy={sending === 'checking' || undefined}
        onClick={(event) => {
          event.preventDefault();
          void send(store, onRefused);
        }}
        onKeyDown={({ key }) => key === 'Enter' && !isReady && void send(store, onRefused)}
      >
        <Icon of={sending === 'checking' ? 'ring' : 'chat'} />
        {cartaWords.send}
      </a>
    </>
  );
}
