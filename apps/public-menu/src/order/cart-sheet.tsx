/** @jsxImportSource #dom */
import { orderTotal, type Order } from '@carta/domain';
import { Amount } from './amount.tsx';
import { CartLines } from './cart-lines.tsx';
import { CopyButton } from './copy-button.tsx';
import { Icon } from './icon.tsx';
import { OrderFields } from './order-fields.tsx';
import { messageOf, obstacleOf, orderOf, zoneOf } from './order-form.ts';
import styles from './order.module.css';
import type { OrderStore } from './order-store.ts';
import { SendLink } from './send-link.tsx';
import { Sheet } from './sheet.tsx';

/** The order: its lines, how it is handed over and paid; as a second step the message that leaves. */
export function CartSheet({ store }: { readonly store: OrderStore }) {
  const { menu, now, form, view } = store.state;
  const order = orderOf(menu, store.lines, form);
  const message = messageOf(menu, order);
  const obstacle = obstacleOf(menu, order, form, now);
  const isMessage = view?.kind === 'message';
  const foot = (
    <>
      {!isMessage && (
        <p class={styles.total}>
          {cartaWords.total} <Amount cents={orderTotal(order)} />
        </p>
      )}
      <p class={styles.problem} role="status">
        {obstacle}
      </p>
      <SendLink {...{ store, message, obstacle }} />
      <div class={styles.actions}>
        {!isMessage && (
          <button type="button" class={styles.quiet} onclick={() => void store.open({ kind: 'message' })}>
            {cartaWords.seeMessage}
          </button>
        )}
        <CopyButton store={store} text={message} label={cartaWords.copyOrder} />
      </div>
    </>
  );
  const start = isMessage && (
    <button type="button" class={styles.icon} aria-label={cartaWords.backToOrder} onclick={store.back}>
      <Icon of="back" />
    </button>
  );
  return (
    <Sheet key="order" title={cartaWords.order} onClose={store.close} {...{ foot, start }}>
      {isMessage ? (
        <Message name={menu.name} message={message} />
      ) : (
        <div class={styles.fields}>
          <CartLines store={store} />
          <OrderFields store={store} total={orderTotal(order)} />
          <Sums {...{ store, order }} />
        </div>
      )}
    </Sheet>
  );
}

/** The sheet has been scrolled down to the fields. */
const showTop = ({ parentElement }: Element) => parentElement?.scrollTo(0, 0);

/** What is ordered, and the total. */
const STANDS_OUT = /^(\d+ x.*:(?= )|Total: .*)/m;

function Message({ name, message }: { readonly name: string; readonly message: string }) {
  return (
    <>
      <p class={styles.muted} oncreate={showTop}>
        {cartaWords.messageHint}
      </p>
      <p class={styles.message} lang="es">
        {message.split(STANDS_OUT).map((text, nth) => (nth % 2 ? <b>{text}</b> : text))}
      </p>
      <p class={styles.hint}>
        <Icon of="lock" small />
        {cartaWords.lock(name)}
      </p>
    </>
  );
}

function Sums({ store, order }: { readonly store: OrderStore; readonly order: Order }) {
  const zone = zoneOf(store.state.menu, store.state.form);
  return (
    zone && (
      <div class={styles.sums}>
        <p>
          {cartaWords.products} <Amount cents={store.amount} />
        </p>
        <p>
          {cartaWords.deliveryTo(zone.title)} <Amount cents={orderTotal(order) - store.amount} />
        </p>
      </div>
    )
  );
}
