/** @jsxImportSource preact */
import { priceFromCents, priceParts } from '@carta/domain';
import styles from './amount.module.css';

/** Written as on a printed menu; read and copied as '$ 12.500,00'. [PRICE-4] */
export function Amount({ cents }: { readonly cents: number }) {
  const { currency, big, small } = priceParts(priceFromCents(cents));
  return (
    <span class={styles.amount}>
      <small>{currency}</small> {big}
      <i>,</i>
      <sup>{small}</sup>
    </span>
  );
}
