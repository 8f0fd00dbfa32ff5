import { EllipsisVertical } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { ActionBarButton } from '../action-bar/action-bar.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { onFirstInteraction } from '../first-interaction/on-first-interaction.ts';
import type { Icon } from '../icon.ts';
import { lazyModule, type LazyModule } from '../lazy/lazy-module.ts';
import type { MenuPopup } from './menu-popup.tsx';

const popup = lazyModule(() => import(/* webpackChunkName: "menu-popup" */ './menu-popup.tsx'));

interface MenuProps {
  /** Name of the button that opens it. */
  label: string;
  icon?: Icon;
  /** Draws the button as one of an action bar, with its label below the icon. */
  inActionBar?: boolean;
  /** Of the button. */
  tabIndex?: number;
  /** Called if its code cannot be loaded; the next press tries again. */
  onCannotOpen?: () => void;
  /** Code of the children, loaded before the menu opens. */
  code?: Pick<LazyModule<unknown>, 'load'>;
  /** MenuItem and MenuSeparator; rendered only while the menu is open. */
  children: ReactNode;
}

/** A button and its menu. The menu's code loads on the first interaction, once for all menus. */
export function Menu({
  label,
  icon = EllipsisVertical,
  inActionBar = false,
  tabIndex,
  onCannotOpen,
  code,
  children,
}: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [Popup, setPopup] = useState<typeof MenuPopup | null>(null);
  const [open, setOpen] = useState<false | 'by-pointer' | 'by-keyboard'>(false);

  useEffect(() => onFirstInteraction(popup.preload), []);

  const show = async (how: 'by-pointer' | 'by-keyboard') => {
    const [loaded] = await Promise.all([popup.load(), code?.load()]).catch(() => [null]);
    if (!loaded) return onCannotOpen?.();
    // Safari does not focus a pressed button, and the focus returns to the element that had it on opening.
    button.current?.focus();
    setPopup(() => loaded.MenuPopup);
    setOpen(how);
  };
  const showByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    void show('by-keyboard');
  };
  const trigger = {
    ref: button,
    id,
    tabIndex,
    'aria-haspopup': 'menu',
    'aria-expanded': open !== false,
    onClick: ({ detail }: MouseEvent) => void show(detail === 0 ? 'by-keyboard' : 'by-pointer'),
    onKeyDown: showByArrow,
  } as const;
  return (
    <>
      {inActionBar ? (
        <ActionBarButton {...trigger} icon={icon}>
          {label}
        </ActionBarButton>
      ) : (
        <IconButton {...trigger} variant="muted" label={label} icon={icon} />
      )}
      {Popup && (
        <Popup
          button={button}
          labelledBy={id}
          open={open !== false}
          byKeyboard={open === 'by-keyboard'}
          onClose={() => setOpen(false)}
          onClosed={() => setPopup(null)}
        >
          {children}
        </Popup>
      )}
    </>
  );
}
