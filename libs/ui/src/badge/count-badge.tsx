import { badgeText } from '@carta/domain';
import styles from './count-badge.module.css';

interface CountBadgeProps {
  count: number;
}

/** How many are new; nothing for 0. */
export function CountBadge({ count }: CountBadgeProps) {
  const text = badgeText(count);
  return text === null ? null : <span className={styles.count}>{text}</span>;
}
