import { Skeleton } from '@carta/ui';
import { Grip } from '@carta/ui/sortable';
import styles from './tree-skeleton.module.css';

const CARDS = ['main sub item item item sub item item', 'main'];

/** The skeleton of the tree. */
export function TreeSkeleton() {
  return (
    <div className={styles.tree} aria-busy aria-label="Cargando">
      {CARDS.map((rows, card) => (
        <div key={card} className={styles.card}>
          {rows.split(' ').map((kind, row) => (
            <div key={row} className={styles.row} data-kind={kind}>
              <Grip />
              {kind !== 'sub' && <Skeleton shape="thumbnail" />}
              <span className={styles.lines}>
                <Skeleton shape={kind === 'main' ? 'title' : 'line'} width={row % 2 ? 'medium' : 'long'} />
                {kind !== 'sub' && <Skeleton width="short" />}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
