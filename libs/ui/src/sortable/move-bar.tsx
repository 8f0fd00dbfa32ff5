import { MoveVertical } from 'lucide-react';
import { ICON_LINE } from '../icon.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.ts';
import styles from './move-bar.module.css';

interface MoveBarProps {
  /** The position of the row, or the result of the last move. */
  readonly words: string;
  readonly moving: boolean;
}

/** Shows and announces where the row would land. */
export function MoveBar({ words, moving }: MoveBarProps) {
  return (
    <div role="status" aria-live="assertive" className={moving ? styles.bar : visuallyHidden}>
      {moving && <MoveVertical size={20} strokeWidth={ICON_LINE} aria-hidden />}
      {words}
    </div>
  );
}
