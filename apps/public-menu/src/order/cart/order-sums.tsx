/** @jsxImportSource preact */
import { orderTotal, priceInCents, type Order } from '@carta/domain';
import { Amount } from '../ui/amount.tsx';
import styles from './order-sums.module.css';

interface OrderSumsProps {
  readonly order: Order;
}

/** What products and delivery cost, where the delivery costs something. */
export function OrderSums({ order }: OrderSumsProps) {
  const { zone } = order;
  return (
    zone && (
      <div class={styles.sums}>
        <p>
          {cartaWords.items} <Amount cents={orderTotal({ ...order, zone: null })} />
        </p>
        <p>
          {cartaWords.deliveryTo(zone.title)} <Amount cents={priceInCents(zone.price)} />
        </p>
      </div>
    )
  );
}
