import { createPortal } from 'react-dom';
import { Snackbar, type SnackbarNotice } from './snackbar.tsx';
import styles from './snackbar-stack.module.css';

interface SnackbarStackProps {
  /** Oldest first. */
  snackbars: readonly SnackbarNotice[];
  onDismiss: (id: string) => void;
}

/** Short notices above everything else; screen readers announce them. Mount it once, in the browser, even while it is empty. */
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
