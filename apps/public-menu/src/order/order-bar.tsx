/** @jsxImportSource preact */
import { checkCart, formatCents, openAt, ORDER_LINES, takesOrdersAt } from '@carta/domain';
import { sentWords } from './cart/sent-words.ts';
import styles from './order-bar.module.css';
import { takesOrders } from './order-form.ts';
import { amountOf } from './order-state.ts';
import type { OrderStore } from './order-store.ts';
import { Amount } from './ui/amount.tsx';
import { Icon } from './ui/icon.tsx';

interface BarProps {
  readonly store: OrderStore;
}

/** How many are in the order and what they cost; opens it. */
export function OrderBar({ store }: BarProps) {
  const { cart, menu, form } = store.state;
  if (!takesOrders(menu, form)) return null;
  const hint = hintOf(store);
  const count = cart.reduce((sum, { quantity }) => sum + quantity, 0);
  const { amount } = store;
  const name = `${cartaWords.seeOrder} ${count} ${formatCents(amount)} ${hint}`;
  return (
    <button
      type="button"
      id="pedido"
      class={styles.bar}
      aria-label={name.trim()}
      onClick={() => void store.open({ kind: 'cart' })}
    >
      <span class={styles.count}>{count}</span>
      <span class={styles.words}>
        {cartaWords.seeOrder}
        {hint && <small>{hint}</small>}
      </span>
      <Amount cents={amount} />
    </button>
  );
}

/** Puts the lines of the last order into an empty one. */
export function RepeatBar({ store }: BarProps) {
  const { last, menu, now, form } = store.state;
  if (!takesOrders(menu, form)) return null;
  const lines = checkCart(menu, last, now);
  const titles = lines.map(({ title }) => title);
  return (
    <button type="button" class={`${styles.bar} ${styles.repeat}`} onClick={store.repeatLast}>
      <Icon of="repeat" />
      <span class={styles.words}>
        {cartaWords.repeatOrder}
        <small>{cartaWords.titles(titles.slice(0, 2), titles.length - 2)}</small>
      </span>
      <Amount cents={amountOf(lines)} />
    </button>
  );
}

/** That it was sent; why, or until when, it waits. */
function hintOf({ state: { menu, now, isOnline, cart, isSent, sentAt } }: OrderStore): string {
  if (isSent) return sentWords(sentAt);
  if (!isOnline) return cartaWords.sendsOnline;
  const { desk, pausedUntil } = menu.ordering;
  const opening = desk ? takesOrdersAt(menu, now) : openAt({ ...menu, now });
  if (!opening.open && desk) {
    const words = now < (pausedUntil ?? 0) ? cartaWords.pausedUntil : cartaWords.opening;
    return words(opening, menu.timeZone, now);
  }
  if (!opening.open) return cartaWords.sendsFrom(opening, menu.timeZone, now);
  return cart.length === ORDER_LINES ? cartaWords.orderFull : '';
}
