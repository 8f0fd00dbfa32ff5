import { priceParts, type Price as Amount } from '@carta/domain';
import { classNames } from '../class-names.ts';
import styles from './price.module.css';

interface PriceProps {
  price: Amount;
  muted?: boolean;
}

/** Styled as on a printed menu, in the surrounding text size; read and copied as '$ 12.500,00'. [PRICE-4] */
export function Price({ price, muted }: PriceProps) {
  const { currency, big, small } = priceParts(price);
  return (
    <span className={classNames(styles.price, muted && styles.muted)}>
      <span className={styles.currency}>{currency}</span> {big}
      <span className={styles.comma}>,</span>
      <span className={styles.cents}>{small}</span>
    </span>
  );
}
