import { WifiOff } from 'lucide-react';
import { ICON_LINE, type Icon } from '../icon.ts';
import styles from './status-bar.module.css';

interface StatusBarProps {
  icon?: Icon;
  title?: string;
  children: string;
  /** Without it the title has a line of its own. */
  action?: { label: string; onSelect: () => void };
}

/** A dark bar below the top bar; by default with the icon of a lost connection. */
export function StatusBar({ icon, title, children, action }: StatusBarProps) {
  const Icon = icon ?? WifiOff;
  return (
    <div className={styles.bar}>
      <Icon className={icon ? styles.accent : styles.icon} size={20} strokeWidth={ICON_LINE} aria-hidden />
      <p className={styles.words}>
        <strong>{title}</strong> {children}
      </p>
      {action && (
        <button type="button" className={styles.action} onClick={action.onSelect}>
          {action.label}
        </button>
      )}
    </div>
  );
}
