import { orderText, sampleOrder, type Menu, type MenuType, unbrokenPrices } from '@carta/domain';
import { SegmentedControl } from '@carta/ui';
import { useState } from 'react';
import styles from './order-preview.module.css';

const TYPES = [
  { value: 'delivery', label: 'Delivery' },
  { value: 'takeaway', label: 'Retiro' },
] as const;

/** The WhatsApp message of a sample order with the current settings. [ORDER-7] */
export function OrderPreview({ menu }: { readonly menu: Menu }) {
  const [chosen, setChosen] = useState<MenuType>('delivery');
  const offered = TYPES.filter(({ value }) => menu.menuTypes.includes(value));
  const type = offered.find(({ value }) => value === chosen)?.value ?? offered[0]?.value;
  if (!type) return null;
  const text = orderText(menu, sampleOrder(menu, type));
  if (!text.ok) return null;
  return (
    <section className={styles.preview} aria-labelledby="order-preview">
      <h2 id="order-preview" className={styles.heading}>
        Así te llega un pedido
      </h2>
      {offered.length > 1 && (
        <SegmentedControl label="Tipo de pedido" options={offered} value={type} onChange={setChosen} />
      )}
      <div className={styles.chat}>
        <p className={styles.message}>{unbrokenPrices(text.value)}</p>
      </div>
      <p className={styles.note}>Es un ejemplo: los productos, la dirección y las notas los pone tu cliente.</p>
    </section>
  );
}
