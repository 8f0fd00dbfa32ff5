import { useId, type ComponentProps } from 'react';
import styles from './switch.module.css';

interface SwitchProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'role' | 'checked' | 'onChange' | 'children'
> {
  label: string;
  /** Muted text below the label; the accessible description. */
  detail?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A label with a switch at its right; the whole line can be pressed. */
export function Switch({ label, detail, onChange, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.line}>
      <span>
        <span id={`${id}-label`}>{label}</span>
        {detail && (
          <span id={`${id}-detail`} className={styles.detail}>
            {detail}
          </span>
        )}
      </span>
      <input
        {...rest}
        {...(detail && { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-detail` })}
        type="checkbox"
        role="switch"
        className={styles.switch}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
