import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'id' | 'ref' | 'className' | 'style' | 'type' | 'checked' | 'onChange' | 'children'
> {
  label: string;
  /** Below the label; read with the box, not as its name. */
  detail?: ReactNode;
  checked: boolean;
  /** Only some of what it stands for are ticked. */
  partly?: boolean;
  onChange: (checked: boolean) => void;
}

/** A box at the left, its label beside it; the whole line can be pressed. */
export function Checkbox({ label, detail, checked, partly = false, onChange, ...rest }: CheckboxProps) {
  const id = useId();
  const showPartly = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = partly;
  };
  return (
    <label className={styles.line}>
      <input
        {...rest}
        ref={showPartly}
        type="checkbox"
        className={styles.box}
        aria-labelledby={`${id}-label`}
        aria-describedby={detail === undefined ? undefined : `${id}-detail`}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {detail !== undefined && (
          <span id={`${id}-detail`} className={styles.detail}>
            {detail}
          </span>
        )}
      </span>
    </label>
  );
}
