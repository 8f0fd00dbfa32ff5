/** @jsxImportSource preact */
import { priceInCents, type Order } from '@carta/domain';
import { Amount } from '../ui/amount.tsx';
import styles from './order-sums.module.css';

interface OrderSumsProps {
  /** What the lines cost, in cents. */
  readonly products: number;
  readonly order: Pick<Order, 'zone'>;
}

/** What products and delivery cost, where the delivery costs something. */
export function OrderSums({ products, order: { zone } }: OrderSumsProps) {
  return (
    zone && (
      <div class={styles.sums}>
        <p>
          {cartaWords.products} <Amount cents={products} />
        </p>
        <p>
          {cartaWords.deliveryTo(zone.title)} <Amount cents={priceInCents(zone.price)} />
        </p>
      </div>
    )
  );
}
