import type { ComponentProps } from 'react';
import styles from './switch.module.css';

interface SwitchProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'role' | 'checked' | 'onChange' | 'children'
> {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A label with a switch at its right; the whole line can be pressed. */
export function Switch({ label, onChange, ...rest }: SwitchProps) {
  return (
    <label className={styles.line}>
      <span>{label}</span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className={styles.switch}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
