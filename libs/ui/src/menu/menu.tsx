import { Menu as Popup } from '@base-ui/react/menu';
import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { ICON_LINE, type Icon } from '../icon.ts';
import styles from './menu.module.css';

export interface MenuProps {
  /** Name of the button that opens it. */
  label: string;
  icon?: Icon;
  /** MenuItem and MenuSeparator; drawn only while it is open. */
  children: ReactNode;
}

export function Menu({ label, icon = EllipsisVertical, children }: MenuProps) {
  return (
    <Popup.Root>
      <Popup.Trigger render={<IconButton variant="muted" label={label} icon={icon} />} />
      <Popup.Portal>
        <Popup.Positioner className={styles.positioner} align="end" sideOffset={4} collisionPadding={8}>
          <Popup.Popup className={styles.menu}>{children}</Popup.Popup>
        </Popup.Positioner>
      </Popup.Portal>
    </Popup.Root>
  );
}

export interface MenuItemProps {
  icon: Icon;
  onSelect: () => void;
  /** Red, for what destroys something; put a separator above it. */
  danger?: boolean;
  children: string;
}

export function MenuItem({ icon: Icon, onSelect, danger, children }: MenuItemProps) {
  return (
    <Popup.Item className={classNames(styles.item, danger && styles.danger)} onClick={onSelect}>
      <Icon size={20} strokeWidth={ICON_LINE} aria-hidden />
      {children}
    </Popup.Item>
  );
}

export function MenuSeparator() {
  return <Popup.Separator className={styles.separator} />;
}
