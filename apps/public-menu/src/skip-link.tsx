import { acceptsOrders, type PublicMenu } from '@carta/domain';
import { useWords } from './words.ts';
import styles from './skip-link.module.css';

/** 'Ir al pedido', first in the order of focus. The order's part shows it while there is a bar with the id `pedido`. */
export function SkipLink({ menu }: { menu: PublicMenu }) {
  const { skipToOrder } = useWords();
  return (
    acceptsOrders(menu) && (
      <a className={styles.skip} href="#pedido" hidden data-skip="">
        {skipToOrder}
      </a>
    )
  );
}
