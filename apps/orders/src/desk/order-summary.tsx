import { isOpenOrder, priceFromCents } from '@carta/domain';
import { Price } from '@carta/ui';
import type { OrderCardProps } from './order-card-props.ts';
import styles from './order-summary.module.css';
import { cameWords, joinWords, paymentWords, itemCountWords } from '../order-words.ts';
import { useTimed } from '../use-timed.ts';

/** What tells a folded order from others. */
export function OrderSummary({ order, round, timeZone }: OrderCardProps) {
  const { name, total, reason } = order;
  const came = useTimed((now) => (isOpenOrder(order) ? '' : cameWords(order, timeZone, now)));
  return (
    <div className={styles.summary}>
      <p className={styles.words}>
        {joinWords([came, round, name, itemCountWords(order), paymentWords(order), reason])}
      </p>
      <span className={styles.total}>
        <Price price={priceFromCents(total)} />
      </span>
    </div>
  );
}
