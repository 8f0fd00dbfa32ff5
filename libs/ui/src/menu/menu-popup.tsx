import { Menu } from '@base-ui/react/menu';
import { useCallback, type ReactNode, type RefObject } from 'react';
import { MenuPartsContext } from './menu-item.tsx';
import styles from './menu-popup.module.css';

interface MenuPopupProps {
  button: RefObject<HTMLButtonElement | null>;
  labelledBy: string;
  open: boolean;
  /** Opened without a pointer: the first item takes the focus at once. */
  byKeyboard: boolean;
  onClose: () => void;
  /** After the last frame of closing. */
  onClosed: () => void;
  children: ReactNode;
}

const PARTS = { Item: Menu.Item, Separator: Menu.Separator };

export function MenuPopup({ button, labelledBy, open, byKeyboard, onClose, onClosed, children }: MenuPopupProps) {
  // A frame later, when the library has noted what had the focus before and gives it back to that.
  const focusFirst = useCallback(
    (popup: HTMLElement | null) => {
      const frame = requestAnimationFrame(() => {
        if (byKeyboard) popup?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
      });
      return () => cancelAnimationFrame(frame);
    },
    [byKeyboard],
  );
  return (
    <Menu.Root
      open={open}
      onOpenChange={(next) => next || onClose()}
      onOpenChangeComplete={(isOpen) => isOpen || onClosed()}
    >
      <Menu.Portal>
        <Menu.Positioner className={styles.positioner} anchor={button} align="end" sideOffset={4} collisionPadding={8}>
          <Menu.Popup ref={focusFirst} className={styles.menu} aria-labelledby={labelledBy}>
            <MenuPartsContext value={PARTS}>{children}</MenuPartsContext>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
