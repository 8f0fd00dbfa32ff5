import type { Menu } from '@base-ui/react/menu';
import { createContext, use } from 'react';
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
  children: string;
}

export function MenuItem({ icon: Icon, onSelect, danger, children }: MenuItemProps) {
  const parts = use(MenuPartsContext);
  return (
    parts && (
      <parts.Item className={classNames(styles.item, danger && styles.danger)} onClick={onSelect}>
        <Icon size={20} strokeWidth={ICON_LINE} aria-hidden />
        {children}
      </parts.Item>
    )
  );
}

export function MenuSeparator() {
  const parts = use(MenuPartsContext);
  return parts && <parts.Separator className={styles.separator} />;
}
