import type { ReactNode } from 'react';
import styles from './save-bar.module.css';

interface SaveBarProps {
  /** The one main button. */
  children: ReactNode;
}

/** Contains a settings screen's button: fixed at the bottom of a phone, below the fields of a wider screen. */
export function SaveBar({ children }: SaveBarProps) {
  return (
    <div className={styles.bar} data-bottom-bar>
      {children}
    </div>
  );
}
