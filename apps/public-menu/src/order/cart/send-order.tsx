/** @jsxImportSource preact */
import { orderWhatsAppUrl } from '@carta/domain';
import type { OrderStore } from '../order-store.ts';
import buttons from '../ui/buttons.module.css';
import { Icon } from '../ui/icon.tsx';
import texts from '../ui/texts.module.css';
import { OBSTACLE, SendProblem } from './send-link.tsx';
import { orderAddress } from '../../placed-orders.ts';
import { canWhatsApp, openWhatsApp, place } from './send.ts';

interface SendOrderProps {
  readonly store: OrderStore;
  readonly message: string;
  readonly isReady: boolean;
  /** Called where something is missing. */
  readonly onRefused: () => void;
}

/**
 * Sends the order to the desk; where no desk answers, it leaves by WhatsApp, or is sent again. One to a table leaves by nothing else. [TABLE-6]
 * Where the desk has what was sent before the diner changed it, leads there, and asks before this one is sent besides.
 */
export function SendOrder({ store, message, isReady, onRefused }: SendOrderProps) {
  const { menu, sending, arrived, form } = store.state;
  const isAtTable = form.type === 'table';
  const isBusy = sending === 'checking';
  const retry = () => void place(store, onRefused);
  const hasArrived = arrived !== '';
  if (sending !== 'failed' && !hasArrived) {
    return (
      <>
        <SendProblem sending={sending} />
        <button
          type="button"
          class={buttons.main}
          aria-disabled={!isReady}
          aria-describedby={isReady ? undefined : OBSTACLE}
          aria-busy={isBusy || undefined}
          onClick={retry}
        >
          <Icon of={isBusy ? 'ring' : 'sent'} />
          {cartaWords.place}
        </button>
      </>
    );
  }
  const leaves = !hasArrived && !isAtTable && canWhatsApp(menu, message);
  const said = leaves ? cartaWords.notReached : cartaWords.keptForRetry;
  return (
    <>
      <p class={texts.problem} role="alert">
        <Icon of="alert" small />
        {hasArrived ? cartaWords.arrivedBefore : `${said} ${isAtTable ? cartaWords.tellWaiter : ''}`}
      </p>
      {hasArrived && (
        <a class={buttons.main} href={orderAddress(menu.key, arrived)}>
          {cartaWords.seePlaced}
        </a>
      )}
      {leaves && (
        <a
          class={buttons.send}
          href={orderWhatsAppUrl(menu.whatsAppNumber, message)}
          onClick={(event) => {
            event.preventDefault();
            void openWhatsApp(store, message);
          }}
        >
          <Icon of="chat" />
          {cartaWords.send}
        </a>
      )}
      <button type="button" class={leaves || hasArrived ? buttons.quiet : buttons.main} onClick={retry}>
        {hasArrived ? cartaWords.placeBesides : cartaWords.retry}
      </button>
    </>
  );
}
