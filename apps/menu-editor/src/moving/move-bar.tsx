import { MoveVertical } from 'lucide-react';
import styles from './move-bar.module.css';

interface MoveBarProps {
  /** Where the row is, or how the last move ended. */
  readonly words: string;
  readonly moving: boolean;
}

/** Shows where the row would land, in the words that readers say. */
export function MoveBar({ words, moving }: MoveBarProps) {
  return (
    <div role="status" aria-live="assertive" className={moving ? styles.bar : styles.unseen}>
      {moving && <MoveVertical size={20} strokeWidth={1.75} aria-hidden />}
      {words}
    </div>
  );
}
