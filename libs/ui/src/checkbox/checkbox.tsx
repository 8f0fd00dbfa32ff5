import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'id' | 'ref' | 'className' | 'style' | 'type' | 'checked' | 'onChange' | 'children'
> {
  label: string;
  /** Text below the label; the accessible description. */
  detail?: ReactNode;
  checked: boolean;
  /** Only some of the things that it stands for are checked. */
  indeterminate?: boolean;
  onChange: (checked: boolean) => void;
  /** Draws the box alone; the label is its name. */
  bare?: boolean;
}

/** A box with its label; the whole line can be pressed. */
export function Checkbox({
  label,
  detail,
  checked,
  indeterminate = false,
  onChange,
  bare = false,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const setIndeterminate = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = indeterminate;
  };
  return (
    <label className={classNames(styles.line, bare && styles.bare)}>
      <input
        {...rest}
        ref={setIndeterminate}
        type="checkbox"
        className={styles.box}
        aria-label={bare ? label : undefined}
        aria-labelledby={bare ? undefined : `${id}-label`}
        aria-describedby={detail === undefined ? undefined : `${id}-detail`}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {!bare && (
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
      )}
    </label>
  );
}
