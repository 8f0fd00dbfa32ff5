import { CircleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { ICON_LINE } from '../icon.ts';
import styles from './alert.module.css';

interface AlertProps {
  children: ReactNode;
  /** Adds a button that dismisses the alert. */
  onClose?: () => void;
}

/** An error message; screen readers announce it at once. */
export function Alert({ children, onClose }: AlertProps) {
  return (
    <div className={styles.alert} role="alert">
      <CircleAlert className={styles.icon} size={22} strokeWidth={ICON_LINE} aria-hidden />
      <div className={styles.text}>{children}</div>
      {onClose && <IconButton label="Cerrar" icon={X} onClick={onClose} />}
    </div>
  );
}
