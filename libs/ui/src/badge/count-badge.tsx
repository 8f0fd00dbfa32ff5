import { badgeText } from '@carta/domain';
import styles from './count-badge.module.css';

interface CountBadgeProps {
  count: number;
}

/** The number of new things; nothing for 0, '99+' above 99. [BADGE-1] */
export function CountBadge({ count }: CountBadgeProps) {
  const text = badgeText(count);
  return text === null ? null : <span className={styles.count}>{text}</span>;
}
