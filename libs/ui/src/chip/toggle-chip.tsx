import { Check, Minus } from 'lucide-react';
import { ICON_LINE, type Icon } from '../icon.ts';
import styles from './toggle-chip.module.css';

interface ToggleChipProps {
  /** Without it the chip has no sign: a frame says that it is on. */
  icon?: Icon;
  /** 'mixed' if it holds for only some of the things that it stands for. */
  pressed: boolean | 'mixed';
  onToggle: () => void;
  children: string;
}

/** A property that is switched on and off by one press. */
export function ToggleChip({ icon: Icon, pressed, onToggle, children }: ToggleChipProps) {
  const Shown = pressed === 'mixed' ? Minus : pressed ? Check : Icon;
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onToggle}>
      {Icon && Shown && <Shown size={20} strokeWidth={ICON_LINE} aria-hidden />}
      {children}
    </button>
  );
}
