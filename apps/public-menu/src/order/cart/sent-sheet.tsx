/** @jsxImportSource preact */
import { lineAmount, orderTotal } from '@carta/domain';
import { messageOf, orderOf, problemsOf } from '../order-form.ts';
import type { OrderStore } from '../order-store.ts';
import { Amount } from '../ui/amount.tsx';
import buttons from '../ui/buttons.module.css';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import texts from '../ui/texts.module.css';
import hidden from '../unseen.module.css';
import { OrderSums } from './order-sums.tsx';
import { SendProblem } from './send-link.tsx';
import { openWhatsApp, send } from './send.ts';
import { sentWords } from './sent-words.ts';
import styles from './sent-sheet.module.css';

/** The order once WhatsApp was opened: nobody knows whether the diner has sent the message there. */
export function SentSheet({ store }: { readonly store: OrderStore }) {
  const { menu, form, sentAt, sending } = store.state;
  const { lines } = store;
  const order = orderOf(menu, lines, form);
  const words = cartaWords;
  const isReady = problemsOf(store).length === 0;
  const again = () =>
    menu.ordering.desk ? openWhatsApp(store, messageOf(store.state, order)) : send(store, store.reopen);
  const foot = (
    <>
      <p class={styles.question}>
        <b>{words.askSent}</b>
        <span class={texts.muted}>{words.sendAgainHint}</span>
      </p>
      <SendProblem sending={sending} />
      <button type="button" class={buttons.main} onClick={store.startAnother}>
        {words.startAnother}
      </button>
      <button
        type="button"
        class={`${buttons.outlined} ${styles.again}`}
        aria-busy={sending === 'checking' || undefined}
        // What cannot be sent any more is said where it can be changed.
        onClick={() => (isReady ? void again() : store.reopen())}
      >
        <Icon of="chat" />
        {words.sendAgain}
      </button>
    </>
  );
  return (
    <Sheet
      title={words.order}
      heading={<span class={hidden.unseen}>{sentWords(sentAt)}</span>}
      onClose={store.close}
      onBack={store.back}
      foot={foot}
    >
      <div class={styles.head}>
        <span>
          <Icon of="sent" />
        </span>
        <b aria-hidden="true">{sentWords(sentAt)}</b>
        <p class={texts.muted}>{words.answers(menu.name)}</p>
      </div>
      <ul class={styles.lines}>
        {lines.map(({ line, title, price }) => (
          <li key={line.key}>
            <span>{line.quantity}</span>
            <span class={styles.title}>{title}</span>
            <Amount cents={lineAmount({ price, quantity: line.quantity })} />
          </li>
        ))}
      </ul>
      <OrderSums order={order} />
      <p class={styles.total}>
        {words.total} <Amount cents={orderTotal(order)} />
      </p>
      <button type="button" class={buttons.quiet} onClick={store.reopen}>
        <Icon of="pencil" />
        {words.changeOrder}
      </button>
    </Sheet>
  );
}
