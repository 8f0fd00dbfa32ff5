import { openAt, priceFromCents, type Menu } from '@carta/domain';
import { Price } from '@carta/ui';
import type { DaySums } from '../day-orders-slice.ts';
import styles from './day-state.module.css';

interface DayStateProps {
  readonly menu: Menu;
  readonly sums: DaySums;
  readonly now: number;
  /** False while a pause or a lost connection is said elsewhere. */
  readonly isKnown: boolean;
  /** True says the state only while no orders are taken. */
  readonly isShort: boolean;
}

/** Whether orders are taken now, and what today amounts to. [ORDER-18] */
export function DayState({ menu, sums, now, isKnown, isShort }: DayStateProps) {
  const { hours, closures, timeZone, menuTypes, tables } = menu;
  const isOffered = menuTypes.length > 0 || tables.length > 0;
  const takes = isOffered && openAt({ hours, closures, timeZone, now }).open;
  return (
    <p className={styles.words}>
      {isKnown && !(isShort && takes) && (
        <span className={styles.state} data-takes={takes}>
          {takes ? 'Tomas pedidos' : isOffered ? 'Cerrado ahora' : 'Sin delivery, retiro ni mesas'}
        </span>
      )}
      <span className={styles.sums}>
        <b className={styles.count}>{sums.count}</b> hoy · <Price price={priceFromCents(sums.cents)} />
      </span>
    </p>
  );
}
