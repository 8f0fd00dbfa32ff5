import { formatCents, isOpenOrder, ORDER_STATE_NAMES, type DinerOrder, type Menu } from '@carta/domain';
import type { Ref } from 'react';
import styles from './order-ticket.module.css';
import { cameWords, changeOf, paymentWords, placeWords, wantedWords } from '../order-words.ts';

const TYPES = { delivery: 'Delivery', takeaway: 'Retiro', table: 'Mesa' } as const;

interface OrderTicketProps {
  readonly order: DinerOrder;
  readonly menu: Pick<Menu, 'name' | 'timeZone'>;
  /** In ms since 1970. */
  readonly now: number;
  readonly ref?: Ref<HTMLDivElement>;
}

/** An order on paper of 80 mm, black on white: nothing of it is seen on the screen. */
export function OrderTicket({ order, menu: { name: business, timeZone }, now, ref }: OrderTicketProps) {
  const { number, state, type, lines, zone, name, address, phone, notes, total, reason, key } = order;
  const place = placeWords(order);
  const wanted = wantedWords(order, timeZone, now);
  const change = changeOf(order);
  const diner = [name, address, phone].filter((text) => text.trim() !== '');
  return (
    <div ref={ref} className={styles.ticket} data-printed-alone aria-hidden>
      {!isOpenOrder(order) && (
        <p className={styles.over}>{[ORDER_STATE_NAMES[state], reason].filter(Boolean).join(': ')}</p>
      )}
      <div className={styles.head}>
        <p className={styles.number}>{number}</p>
        <p className={styles.place}>
          <span>{type === 'table' ? place : TYPES[type]}</span>
          {place !== TYPES[type] && type !== 'table' && <span>{place}</span>}
        </p>
      </div>
      {wanted !== '' && <p className={styles.wanted}>{wanted}</p>}
      <p>Entró {cameWords(order, timeZone, now)}</p>
      {diner.length > 0 && (
        <div className={styles.part}>
          {diner.map((text, nth) => (
            <p key={nth} className={styles.diner}>
              {text}
            </p>
          ))}
        </div>
      )}
      <ul className={styles.part}>
        {lines.map((line) => (
          <li key={line.key} className={styles.line}>
            <span className={styles.quantity}>{line.quantity}</span>
            <span className={styles.title}>{line.title}</span>
            <span className={styles.amount}>{formatCents(line.quantity * line.cents)}</span>
            {line.options.length > 0 && <span className={styles.options}>{line.options.join(', ')}</span>}
            {line.note !== '' && <span className={styles.note}>{line.note}</span>}
          </li>
        ))}
        {zone && (
          <li className={styles.line}>
            <span className={styles.options}>Envío</span>
            <span className={styles.amount}>{formatCents(zone.cents)}</span>
          </li>
        )}
      </ul>
      {notes !== '' && <p className={styles.note}>{notes}</p>}
      <div className={styles.part}>
        <p className={styles.total}>
          <span>Total</span>
          <span>{formatCents(total)}</span>
        </p>
        <p className={styles.payment}>{paymentWords(order)}</p>
        {change && (
          <p>
            Paga con {formatCents(change.paysWith)}
            {change.cents > 0 && `, vuelto ${formatCents(change.cents)}`}
          </p>
        )}
      </div>
      <p className={styles.foot}>
        {business} · …{key.slice(-4)}
      </p>
    </div>
  );
}
