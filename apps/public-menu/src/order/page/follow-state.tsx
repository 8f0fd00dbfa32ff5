import { useWords } from '../../words.ts';
import hidden from '../unseen.module.css';
import styles from './order-page.module.css';

/** Before the order: that there is no connection, that it was not cancelled, and what is read aloud. The script shows and fills them. */
export function FollowState() {
  const { following } = useWords();
  return (
    <>
      <p className={styles.offline} role="status" hidden data-no-connection="">
        {following.offline}
      </p>
      <p className={styles.offline} role="alert" hidden data-not-cancelled="">
        {following.notCancelled}
      </p>
      <p className={hidden.unseen} aria-live="polite" data-said="" />
    </>
  );
}
