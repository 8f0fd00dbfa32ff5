import { Link } from '../link/link.tsx';
import styles from './link-tabs.module.css';

export interface LinkTab {
  readonly label: string;
  readonly href: string;
  readonly isCurrent?: boolean;
}

interface LinkTabsProps {
  /** What they are parts of. */
  readonly label: string;
  readonly tabs: readonly LinkTab[];
}

/** Links between two to four screens that stand beside each other. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ label: name, href, isCurrent = false }) => (
        <Link key={href} className={styles.tab} href={href} {...(isCurrent && { 'aria-current': 'page' })}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
