import { ICON_LINE, type Icon } from '../icon.ts';
import styles from './icon-tile.module.css';

/** An icon on a small grey tile, at the start of a row. */
export function IconTile({ icon: Icon }: { icon: Icon }) {
  return (
    <span className={styles.tile}>
      <Icon size={22} strokeWidth={ICON_LINE} aria-hidden />
    </span>
  );
}
