/** @jsxImportSource #dom */
import { Amount } from './amount.tsx';
import { Icon, type ICONS } from './icon.tsx';
import styles from './order.module.css';

interface ChoiceProps<T> {
  readonly legend: string;
  /** The class of its look. */
  readonly look: string | undefined;
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    readonly cents?: number;
    readonly icon?: keyof typeof ICONS;
  }[];
  readonly value: T | null;
  readonly onChange: (value: T, cents?: number) => void;
}

/** One of several. */
export function Choice<T extends string>({ legend, look, options, value, onChange }: ChoiceProps<T>) {
  return (
    <fieldset class={look}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label class={styles.option}>
          <input
            type="radio"
            name={legend}
            checked={option.value === value}
            onchange={() => onChange(option.value, option.cents)}
          />
          {option.icon && <Icon of={option.icon} small />}
          {look === styles.chips && option.value === value && <Icon of="check" small />}
          <span>{option.label}</span>
          {option.cents !== undefined && <Amount cents={option.cents} />}
        </label>
      ))}
    </fieldset>
  );
}
