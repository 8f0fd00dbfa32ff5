import { useId, type ReactNode } from 'react';

export interface RadioGroupProps<Option extends { readonly value: string }> {
  label: string;
  options: readonly Option[];
  value: Option['value'];
  onChange: (value: Option['value']) => void;
}

interface RadioGroupLook<Option> {
  classes: Readonly<Record<'group' | 'label' | 'options' | 'option' | 'radio', string | undefined>>;
  /** What stands beside an option's radio button, or over it. */
  draw: (option: Option) => ReactNode;
}

/** One choice of a few, all of them in sight: what every look of it shares. */
export function RadioGroup<Option extends { readonly value: string }>({
  label,
  options,
  value,
  onChange,
  classes,
  draw,
}: RadioGroupProps<Option> & RadioGroupLook<Option>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={classes.group}>
      <span id={id} className={classes.label}>
        {label}
      </span>
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
            {draw(option)}
          </label>
        ))}
      </div>
    </div>
  );
}
