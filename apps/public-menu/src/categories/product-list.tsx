import type { PublicItem } from '@carta/domain';
import styles from './product-list.module.css';
import { ProductRow } from './product-row.tsx';

export function ProductList({ items }: { items: readonly PublicItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <ProductRow key={item.key} item={item} />
      ))}
    </ul>
  );
}
