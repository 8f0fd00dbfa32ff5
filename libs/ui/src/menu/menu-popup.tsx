import { Menu } from '@base-ui/react/menu';
import { useCallback, type ReactNode, type RefObject } from 'react';
import { useBackLayer } from '../dialog/back-layers.ts';
import { MenuPartsContext } from './menu-item.tsx';
import styles from './menu-popup.module.css';

interface MenuPopupProps {
  button: RefObject<HTMLButtonElement | null>;
  labelledBy: string;
  open: boolean;
  /** True if it was opened by a key: the first item gets the focus. */
  byKeyboard: boolean;
  onClose: () => void;
  /** Called when the closing animation has ended. */
  onClosed: () => void;
  children: ReactNode;
}

const PARTS = { Item: Menu.Item, Separator: Menu.Separator };

export function MenuPopup({ button, labelledBy, open, byKeyboard, onClose, onClosed, children }: MenuPopupProps) {
  useBackLayer(open, onClose);
  // One frame later: by then the library has recorded the element to which it returns the focus.
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
