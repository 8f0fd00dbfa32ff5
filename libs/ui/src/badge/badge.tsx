import styles from './badge.module.css';

/** A word in capitals: 'NUEVO', 'TAKEAWAY'. */
export function Badge({ children }: { children: string }) {
  return <span className={styles.badge}>{children}</span>;
}
