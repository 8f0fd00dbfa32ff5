/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from 'preact/hooks';
import styles from './snackbar.module.css';

interface SnackbarProps {
  readonly words: string;
  readonly onUndo: () => void;
  /** True if what had the focus is gone with what was taken away. */
  readonly takesFocus?: boolean;
}

/** What was just taken away, with the way back. */
export function Snackbar({ words, onUndo, takesFocus = false }: SnackbarProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) undo.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div class={styles.snackbar}>
      <p role="status">{words}</p>
      <button ref={undo} type="button" onClick={onUndo}>
        {cartaWords.undo}
      </button>
    </div>
  );
}
