import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { ICON_LINE } from '../icon.ts';
import styles from './snackbar.module.css';

export interface SnackbarNotice {
  id: string;
  tone: 'info' | 'success' | 'error';
  text: string;
  action?: { label: string; onSelect: () => void };
}

interface SnackbarProps {
  notice: SnackbarNotice;
  onDismiss: (id: string) => void;
}

/** Milliseconds that a notice stays; what failed needs longer, what can be undone longest. */
const STAYS = { brief: 4000, long: 8000, undo: 10_000 };

const ICONS = { info: null, success: Check, error: CircleAlert };

export function Snackbar({ notice: { id, tone, text, action }, onDismiss }: SnackbarProps) {
  const [held, setHeld] = useState(false);
  const stay = action ? STAYS.undo : tone === 'error' ? STAYS.long : STAYS.brief;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onDismiss(id), stay);
    return () => clearTimeout(timer);
  }, [held, id, stay, onDismiss]);

  const Icon = ICONS[tone];
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  const act = () => {
    action?.onSelect();
    onDismiss(id);
  };
  return (
    <div
      className={classNames(styles.snackbar, styles[tone])}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      {Icon && <Icon className={styles.icon} size={20} strokeWidth={ICON_LINE} aria-hidden />}
      <span className={styles.text}>{text}</span>
      {action && (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      )}
    </div>
  );
}
