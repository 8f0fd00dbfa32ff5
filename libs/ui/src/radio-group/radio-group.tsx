import { useId, type ReactNode } from 'react';
import styles from './radio-group.module.css';

export interface RadioGroupProps<Option extends { readonly value: string }> {
  label: string;
  options: readonly Option[];
  /** Null if none is chosen. */
  value: Option['value'] | null;
  onChange: (value: Option['value']) => void;
}

interface RadioGroupLook<Option> {
  /** The label is read, not seen. */
  hidesLabel?: boolean;
  /** Has 'options', 'option' and 'radio', and 'group' and 'label' where these look other than usual. */
  classes: Readonly<Record<string, string | undefined>>;
  /** Renders the content of an option beside or over its radio button. */
  renderOption: (option: Option) => ReactNode;
}

/** One choice of a few visible options; what holds them looks as the caller says. */
export function RadioGroup<Option extends { readonly value: string }>({
  label,
  options,
  value,
  onChange,
  hidesLabel = false,
  classes,
  renderOption,
}: RadioGroupProps<Option> & RadioGroupLook<Option>) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      {...(hidesLabel ? { 'aria-label': label } : { 'aria-labelledby': id })}
      className={classes.group ?? styles.group}
    >
      {!hidesLabel && (
        <span id={id} className={classes.label ?? styles.label}>
          {label}
        </span>
      )}
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              className={classes.radio}
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {renderOption(option)}
          </label>
        ))}
      </div>
    </div>
  );
}
