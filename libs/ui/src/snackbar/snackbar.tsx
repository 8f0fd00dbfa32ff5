import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useState, type MouseEvent } from 'react';
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

/** How long a notice stays, in ms. Once its action has run it cannot be seen, but takes the second click of a double click, which would meet what lies below. */
const DURATIONS = { plain: 4000, error: 8000, action: 10_000, used: 400 };

const ICONS = { info: null, success: Check, error: CircleAlert };

export function Snackbar({ notice: { id, tone, text, action }, onDismiss }: SnackbarProps) {
  const [isPaused, setPaused] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const duration = DURATIONS[isUsed ? 'used' : action ? 'action' : tone === 'error' ? 'error' : 'plain'];
  const stays = isPaused && !isUsed;

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => onDismiss(id), duration);
    return () => clearTimeout(timer);
  }, [stays, id, duration, onDismiss]);

  const Icon = ICONS[tone];
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  const runAction = () => {
    if (!isUsed) action?.onSelect();
    setUsed(true);
  };
  return (
    <div
      className={classNames(styles.snackbar, styles[tone], isUsed && styles.used)}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      {Icon && <Icon className={styles.icon} size={20} strokeWidth={ICON_LINE} aria-hidden />}
      <span className={styles.text}>{text}</span>
      {action && (
        <button type="button" className={styles.action} onMouseDown={keepFocus} onClick={runAction}>
          {action.label}
        </button>
      )}
    </div>
  );
}

/** The button leaves with the notice: a press must not take the focus from where its action has moved it. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
