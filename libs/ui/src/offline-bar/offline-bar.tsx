import { WifiOff } from 'lucide-react';
import { ICON_LINE } from '../icon.ts';
import styles from './offline-bar.module.css';

interface OfflineBarProps {
  title: string;
  children: string;
  action: { label: string; onSelect: () => void };
}

/** A dark bar below the top bar, for the time without a connection. */
export function OfflineBar({ title, children, action }: OfflineBarProps) {
  return (
    <div className={styles.bar}>
      <WifiOff className={styles.icon} size={20} strokeWidth={ICON_LINE} aria-hidden />
      <p className={styles.words}>
        <strong>{title}</strong> {children}
      </p>
      <button type="button" className={styles.action} onClick={action.onSelect}>
        {action.label}
      </button>
    </div>
  );
}
