import { EllipsisVertical } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { onFirstInteraction } from '../first-interaction/on-first-interaction.ts';
import type { Icon } from '../icon.ts';
import { loadMenuPopup, type MenuPopupComponent } from './load-menu-popup.ts';

const preload = () => void loadMenuPopup();

export interface MenuProps {
  /** Name of the button that opens it. */
  label: string;
  icon?: Icon;
  /** Told where its code cannot be fetched; the next press tries again. */
  onCannotOpen?: () => void;
  /** MenuItem and MenuSeparator; drawn only while it is open. */
  children: ReactNode;
}

/** A button and its menu. The menu's code comes when the page is first used, once for all of them. */
export function Menu({ label, icon = EllipsisVertical, onCannotOpen, children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [Popup, setPopup] = useState<MenuPopupComponent | null>(null);
  const [open, setOpen] = useState<false | 'by-pointer' | 'by-keyboard'>(false);

  useEffect(() => onFirstInteraction(preload), []);

  const show = async (how: 'by-pointer' | 'by-keyboard') => {
    const loaded = await loadMenuPopup();
    if (!loaded) return onCannotOpen?.();
    // Safari does not focus a button that is pressed, and the focus returns to what had it.
    button.current?.focus();
    setPopup(() => loaded);
    setOpen(how);
  };
  const showByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    void show('by-keyboard');
  };
  return (
    <>
      <IconButton
        ref={button}
        id={id}
        variant="muted"
        label={label}
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={open !== false}
        onClick={({ detail }) => void show(detail === 0 ? 'by-keyboard' : 'by-pointer')}
        onKeyDown={showByArrow}
      />
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
