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

/** How long a notice stays, in ms. */
const DURATIONS = { plain: 4000, error: 8000, action: 10_000 };

const ICONS = { info: null, success: Check, error: CircleAlert };

export function Snackbar({ notice: { id, tone, text, action }, onDismiss }: SnackbarProps) {
  const [isPaused, setPaused] = useState(false);
  const duration = action ? DURATIONS.action : tone === 'error' ? DURATIONS.error : DURATIONS.plain;

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => onDismiss(id), duration);
    return () => clearTimeout(timer);
  }, [isPaused, id, duration, onDismiss]);

  const Icon = ICONS[tone];
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  const runAction = () => {
    action?.onSelect();
    onDismiss(id);
  };
  return (
    <div
      className={classNames(styles.snackbar, styles[tone])}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      {Icon && <Icon className={styles.icon} size={20} strokeWidth={ICON_LINE} aria-hidden />}
      <span className={styles.text}>{text}</span>
      {action && (
        <button type="button" className={styles.action} onClick={runAction}>
          {action.label}
        </button>
      )}
    </div>
  );
}
