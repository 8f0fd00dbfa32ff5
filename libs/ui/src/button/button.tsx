import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { ICON_LINE, type Icon } from '../icon.ts';
import { Ring } from '../loader/loader.tsx';
import styles from './button.module.css';
import { useHeldFocus } from './use-held-focus.ts';

export type ButtonVariant = 'filled' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  variant?: ButtonVariant;
  icon?: Icon;
  wide?: boolean;
  /** Shows a ring instead of the text and ignores clicks; keeps width and focus. */
  saving?: boolean;
}

export function Button({
  variant = 'filled',
  icon: Icon,
  wide,
  saving = false,
  type = 'button',
  disabled,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const held = useHeldFocus({ disabled, busy: saving, onClick });
  return (
    <button
      {...rest}
      {...held}
      type={type}
      className={buttonClass({ variant, wide, saving })}
      aria-busy={saving || undefined}
    >
      <span className={styles.content}>
        {Icon && <Icon size={20} strokeWidth={ICON_LINE} aria-hidden />}
        <span>{children}</span>
      </span>
      {saving && (
        <span className={styles.ring}>
          <Ring />
        </span>
      )}
    </button>
  );
}

/** Class names of a button; links that look like a button use them too. */
export function buttonClass({ variant, wide, saving }: { variant: ButtonVariant; wide?: boolean; saving?: boolean }) {
  return classNames(styles.button, styles[variant], wide && styles.wide, saving && styles.saving);
}
