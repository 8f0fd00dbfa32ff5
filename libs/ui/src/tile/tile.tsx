import { Badge } from '../badge/badge.tsx';
import { classNames } from '../class-names.ts';
import type { Icon } from '../icon.ts';
import { Link } from '../link/link.tsx';
import styles from './tile.module.css';

interface TileProps {
  href: string;
  icon: Icon;
  title: string;
  badge?: string;
  /** 'l' takes the whole width. */
  size?: 'm' | 'l';
  /** Addresses of up to three pictures at the right, for size 'l'. */
  pictures?: readonly string[];
}

/** A large link on home. */
export function Tile({ href, icon: Icon, title, badge, size = 'm', pictures = [] }: TileProps) {
  return (
    <Link className={classNames(styles.tile, styles[size])} href={href}>
      {pictures.length > 0 && (
        <span className={styles.pictures}>
          {pictures.slice(0, 3).map((picture) => (
            <img key={picture} src={picture} alt="" />
          ))}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.icon}>
          <Icon size={24} strokeWidth={1.6} aria-hidden />
        </span>
        <span className={styles.title}>
          {title} {badge && <Badge>{badge}</Badge>}
        </span>
      </span>
    </Link>
  );
}
