import { createPortal } from 'react-dom';
import { Snackbar, type SnackbarNotice } from './snackbar.tsx';
import styles from './snackbar-stack.module.css';

interface SnackbarStackProps {
  /** Oldest first. */
  snackbars: readonly SnackbarNotice[];
  onDismiss: (id: string) => void;
}

/** Brief notices above everything else, read out as they come. Mount it once, in the browser, also while it is empty. */
export function SnackbarStack({ snackbars, onDismiss }: SnackbarStackProps) {
  return createPortal(
    <div className={styles.stack} role="status" aria-atomic="false" data-above-block>
      {snackbars.map((notice) => (
        <Snackbar key={notice.id} notice={notice} onDismiss={onDismiss} />
      ))}
    </div>,
    document.body,
  );
}
