import type { Menu } from '@base-ui/react/menu';
import { createContext, use, useId } from 'react';
import { classNames } from '../class-names.ts';
import { ICON_LINE, type Icon } from '../icon.ts';
import styles from './menu-item.module.css';

/** Base UI's parts of a menu, provided by the popup: items can be rendered before its code has loaded. */
export const MenuPartsContext = createContext<Pick<typeof Menu, 'Item' | 'Separator'> | null>(null);

interface MenuItemProps {
  icon: Icon;
  onSelect: () => void;
  /** Red, for a destructive action; put a separator above it. */
  danger?: boolean;
  /** A second line in muted text; it describes the item and is not part of its name. */
  description?: string;
  children: string;
}

export function MenuItem({ icon: Icon, onSelect, danger, description, children }: MenuItemProps) {
  const parts = use(MenuPartsContext);
  const id = useId();
  return (
    parts && (
      <parts.Item
        className={classNames(styles.item, danger && styles.danger)}
        onClick={onSelect}
        {...(description !== undefined && { 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-description` })}
      >
        <Icon size={20} strokeWidth={ICON_LINE} aria-hidden />
        {description === undefined ? (
          children
        ) : (
          <span className={styles.lines}>
            <span id={`${id}-name`}>{children}</span>
            <span id={`${id}-description`} className={styles.description}>
              {description}
            </span>
          </span>
        )}
      </parts.Item>
    )
  );
}

export function MenuSeparator() {
  const parts = use(MenuPartsContext);
  return parts && <parts.Separator className={styles.separator} />;
}
