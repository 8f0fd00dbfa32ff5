import { Card, ScreenHeader, Skeleton } from '@carta/ui';
import styles from './screen-skeleton.module.css';

const ROWS = 6;

/** What a remote's screen looks like until the remote is there. */
export function ScreenSkeleton({ title, back }: { title: string; back: string }) {
  return (
    <div className={styles.screen} aria-busy>
      <ScreenHeader title={title} back={back} />
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
