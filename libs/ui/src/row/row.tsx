import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { classNames } from '../class-names.ts';
import { ICON_LINE, type Icon } from '../icon.ts';
import { IconTile } from '../icon-tile/icon-tile.tsx';
import { Link } from '../link/link.tsx';
import styles from './row.module.css';

interface RowProps {
  icon?: Icon;
  /** At the start, instead of an icon. */
  start?: ReactNode;
  title: string;
  /** Muted second line. */
  detail?: ReactNode;
  /** Shown in capitals beside the title: 'NUEVO'. */
  badge?: string;
  /** Makes the row a link with a chevron at its end. */
  href?: string;
  /** Makes the row a button. */
  onPress?: () => void;
  /** Red, for a row whose press takes something away. */
  danger?: boolean;
  /** Before the end: a number, a tag. */
  mark?: ReactNode;
  /** At the end, instead of the chevron. */
  end?: ReactNode;
  /** A button of its own beside the row. */
  action?: ReactNode;
}

/** One line of a ListGroup. */
export function Row({ icon, start, title, detail, badge, href, onPress, danger, mark, end, action }: RowProps) {
  const content = (
    <>
      {start}
      {icon && (
        <span className={styles.icon}>
          <IconTile icon={icon} />
        </span>
      )}
      <span className={styles.text}>
        <span className={styles.words}>
          <span className={styles.title}>
            {title} {badge && <Badge>{badge}</Badge>}
          </span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>
        {mark && <span className={styles.mark}>{mark}</span>}
        {end ?? (href && <ChevronRight className={styles.chevron} size={20} strokeWidth={ICON_LINE} aria-hidden />)}
      </span>
    </>
  );
  return (
    <li className={action ? styles.withAction : undefined}>
      {href ? (
        <Link className={styles.row} href={href}>
          {content}
        </Link>
      ) : onPress ? (
        <button type="button" className={classNames(styles.row, danger && styles.danger)} onClick={onPress}>
          {content}
        </button>
      ) : (
        <div className={styles.row}>{content}</div>
      )}
      {action}
    </li>
  );
}

interface ListGroupProps {
  /** Accessible name of the list. */
  label?: string;
  children: ReactNode;
}

/** A card of rows, separated by lines. */
export function ListGroup({ label, children }: ListGroupProps) {
  return (
    <ul className={styles.group} aria-label={label}>
      {children}
    </ul>
  );
}
