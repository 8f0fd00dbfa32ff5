import { toMake, type DinerOrder, type Key } from '@carta/domain';
import styles from './to-make-list.module.css';
import { laterWords } from './later-words.ts';

interface ToMakeListProps {
  readonly orders: readonly DinerOrder[];
  readonly isMade: (item: Key) => boolean;
  readonly timeZone: string;
  readonly prepMinutes: number;
  /** In ms since 1970. */
  readonly now: number;
}

/** 'Para hacer': how often each dish with the same options is still to be made. [KITCHEN-4] */
export function ToMakeList({ orders, isMade, timeZone, prepMinutes, now }: ToMakeListProps) {
  const { dishes, later } = toMake(orders, { prepMinutes, now, isMade });
  const waiting = later.filter(({ quantity }) => quantity > 0);
  return (
    <section className={styles.list} aria-labelledby="to-make">
      <h2 id="to-make" className={styles.heading}>
        Para hacer
      </h2>
      {dishes.length === 0 && <p className={styles.later}>Nada por ahora.</p>}
      <ul className={styles.dishes}>
        {dishes.map(({ item, title, options, quantity }) => (
          <li key={`${item} ${options.join(', ')}`} className={styles.dish}>
            <span className={styles.quantity}>{quantity}</span>
            <span>
              {title}
              {options.length > 0 && <span className={styles.options}>{options.join(', ')}</span>}
            </span>
          </li>
        ))}
      </ul>
      {waiting.map(({ at, quantity }) => (
        <p key={at} className={styles.later}>
          {quantity} más para {laterWords(timeZone, at, now).replace(/^a /, '')}
        </p>
      ))}
    </section>
  );
}
