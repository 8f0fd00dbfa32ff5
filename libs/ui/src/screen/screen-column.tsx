import type { ReactNode } from 'react';
import styles from './screen-column.module.css';

/** A screen as wide as settings are. */
export function ScreenColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
