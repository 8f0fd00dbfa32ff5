import { Card, ScreenHeader, Skeleton } from '@carta/ui';
import styles from './screen-skeleton.module.css';

const ROWS = 6;

/** Shown in place of a remote's screen until the remote is loaded. */
export function ScreenSkeleton() {
  return (
    <div className={styles.screen} aria-busy>
      <ScreenHeader />
      <div className={styles.rows}>
        <Card>
          {Array.from({ length: ROWS }, (_, row) => (
            <div key={row} className={styles.row}>
              <Skeleton shape="thumbnail" />
              <span className={styles.lines}>
                <Skeleton width={row % 2 ? 'long' : 'medium'} />
                <Skeleton width="short" />
              </span>
            </div>
          ))}
        </Card>
      </div>
    </div>
  );
}
