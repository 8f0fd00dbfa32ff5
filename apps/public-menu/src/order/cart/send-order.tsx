/** @jsxImportSource preact */
import { orderWhatsAppUrl } from '@carta/domain';
import type { OrderStore } from '../order-store.ts';
import buttons from '../ui/buttons.module.css';
import { Icon } from '../ui/icon.tsx';
import texts from '../ui/texts.module.css';
import { OBSTACLE, SendProblem } from './send-link.tsx';
import { canWhatsApp, openWhatsApp, orderAddress, place } from './send.ts';
import { placedOrders } from '../../placed-orders.ts';

interface SendOrderProps {
  readonly store: OrderStore;
  readonly message: string;
  readonly isReady: boolean;
  /** Called where something is missing. */
  readonly onRefused: () => void;
}

/** Sends the order to the desk; where no desk answers, it leaves by WhatsApp, or is sent again. One to a table leaves by nothing else. [TABLE-6] */
export function SendOrder({ store, message, isReady, onRefused }: SendOrderProps) {
  const { menu, sending, form } = store.state;
  const isAtTable = form.type === 'table';
  const isBusy = sending === 'checking';
  const retry = () => (isReady ? void place(store, onRefused) : onRefused());
  if (sending === 'arrived') return <ArrivedBefore business={menu.key} onPlace={retry} />;
  if (sending !== 'failed') {
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
  const leaves = !isAtTable && canWhatsApp(menu, message);
  return (
    <>
      <p class={texts.problem} role="alert">
        <Icon of="alert" small />
        {leaves ? cartaWords.notReached : cartaWords.keptForRetry} {isAtTable && cartaWords.tellWaiter}
      </p>
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
      <button type="button" class={leaves ? buttons.quiet : buttons.main} onClick={retry}>
        {cartaWords.retry}
      </button>
    </>
  );
}

interface ArrivedBeforeProps {
  readonly business: string;
  readonly onPlace: () => void;
}

/** Leads to the order that had arrived without an answer, and asks before the changed one is sent besides. */
function ArrivedBefore({ business, onPlace }: ArrivedBeforeProps) {
  const [arrived] = placedOrders(business);
  return (
    <>
      <p class={texts.problem} role="alert">
        <Icon of="alert" small />
        {cartaWords.arrivedBefore}
      </p>
      <a class={buttons.main} href={orderAddress(business, arrived?.key ?? '')}>
        {cartaWords.seePlaced}
      </a>
      <button type="button" class={buttons.quiet} onClick={onPlace}>
        {cartaWords.placeBesides}
      </button>
    </>
  );
}
