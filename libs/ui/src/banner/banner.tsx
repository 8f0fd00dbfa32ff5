import { ArrowRight, TriangleAlert } from 'lucide-react';
import { ICON_LINE, type Icon } from '../icon.ts';
import { Link } from '../link/link.tsx';
import styles from './banner.module.css';

interface BannerProps {
  icon?: Icon;
  children: string;
  /** Link to the screen that fixes it, or what shows more about it. */
  action?: { label: string } & ({ href: string } | { onPress: () => void });
}

/** A warning that is shown until its cause is fixed. */
export function Banner({ icon: Icon = TriangleAlert, children, action }: BannerProps) {
  return (
    <div className={styles.banner}>
      <div className={styles.content}>
        <Icon className={styles.icon} size={22} strokeWidth={ICON_LINE} aria-hidden />
        <p>{children}</p>
        {action && 'onPress' in action && (
          <button type="button" className={styles.action} data-beside="" onClick={action.onPress}>
            {action.label}
          </button>
        )}
        {action && 'href' in action && (
          <Link className={styles.action} href={action.href}>
            {action.label}
            <ArrowRight size={18} strokeWidth={2} aria-hidden />
          </Link>
        )}
      </div>
    </div>
  );
}
