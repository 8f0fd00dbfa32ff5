import { ArrowRight, TriangleAlert } from 'lucide-react';
import { ICON_LINE } from '../icon.ts';
import { Link } from '../link/link.tsx';
import styles from './banner.module.css';

interface BannerProps {
  children: string;
  /** Link to the screen that fixes it. */
  action?: { label: string; href: string };
}

/** A warning that is shown until its cause is fixed. */
export function Banner({ children, action }: BannerProps) {
  return (
    <div className={styles.banner}>
      <div className={styles.content}>
        <TriangleAlert className={styles.icon} size={22} strokeWidth={ICON_LINE} aria-hidden />
        <p>{children}</p>
        {action && (
          <Link className={styles.action} href={action.href}>
            {action.label}
            <ArrowRight size={18} strokeWidth={2} aria-hidden />
          </Link>
        )}
      </div>
    </div>
  );
}
