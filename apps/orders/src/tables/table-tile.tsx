import { priceFromCents, type TableVisit } from '@carta/domain';
import { Price } from '@carta/ui';
import styles from './table-tile.module.css';

interface TableTileProps {
  readonly title: string;
  /** Undefined of a table that is free. */
  readonly visit: Pick<TableVisit<unknown>, 'cents'> | undefined;
  readonly onOpen: () => void;
}

/** A table with what was ordered there so far, or 'Libre'; it opens the table. */
export function TableTile({ title, visit, onOpen }: TableTileProps) {
  return (
    <button type="button" className={styles.tile} data-open={visit !== undefined} onClick={onOpen}>
      <span className={styles.title}>{title}</span>{' '}
      <span className={styles.state}>{visit ? <Price price={priceFromCents(visit.cents)} /> : 'Libre'}</span>
    </button>
  );
}
