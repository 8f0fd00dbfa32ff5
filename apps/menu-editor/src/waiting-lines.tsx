import { Skeleton } from '@carta/ui';
import styles from './waiting-lines.module.css';

/** Stands for a list that is not there yet. */
export function WaitingLines() {
  return (
    <div className={styles.lines} aria-busy="true">
      <Skeleton width="long" />
      <Skeleton width="medium" />
      <Skeleton width="long" />
    </div>
  );
}
