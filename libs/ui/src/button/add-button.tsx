import { Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { ICON_LINE } from '../icon.ts';
import styles from './add-button.module.css';
import { useHeldFocus } from './use-held-focus.ts';

interface AddButtonProps {
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
  onClick: () => void;
  disabled?: boolean;
  /** The last line of a card, below its list. */
  inCard?: boolean;
}

/** Adds an entry to the list above it. */
export function AddButton({ ref, inCard, children, ...button }: AddButtonProps) {
  const held = useHeldFocus(button);
  return (
    <button ref={ref} type="button" className={classNames(styles.add, inCard ? styles.line : styles.box)} {...held}>
      <span className={classNames(!inCard && styles.disc)}>
        <Plus size={inCard ? 22 : 20} strokeWidth={ICON_LINE} aria-hidden />
      </span>
      {children}
    </button>
  );
}
