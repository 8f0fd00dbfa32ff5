/** @jsxImportSource preact */
import { Amount } from './amount.tsx';
import styles from './choice.module.css';
import { Problem } from './problem.tsx';
import { Icon, type IconName } from './icon.tsx';
import hidden from '../unseen.module.css';

interface ChoiceProps<T> {
  /** Tells it from the other choices of a sheet. */
  readonly name: string;
  readonly legend: string;
  readonly look: 'segments' | 'chips' | 'list';
  readonly options: readonly {
    readonly key: T;
    readonly title: string;
    readonly cents?: number;
    readonly icon?: IconName;
    readonly disabled?: boolean;
  }[];
  readonly value: T | null;
  readonly onChange: (value: T, cents?: number) => void;
  /** What is wrong with the choice, in words. */
  readonly problem?: string | undefined;
}

/** One of several. A `fieldset` would place what lies over it differently in each browser. */
export function Choice<T extends string>({ name, legend, look, options, value, onChange, problem }: ChoiceProps<T>) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={name}
      aria-invalid={problem !== undefined}
      class={`${styles.group} ${styles[look]} ${problem === undefined ? '' : styles.invalid}`}
    >
      <p id={name} class={look === 'segments' ? hidden.unseen : styles.legend}>
        {legend}
      </p>
      <div>
        {options.map((option) => (
          <label key={option.key} class={styles.option}>
            <input
              type="radio"
              name={name}
              checked={option.key === value}
              disabled={option.disabled}
              onChange={() => onChange(option.key, option.cents)}
            />
            {option.icon && <Icon of={option.icon} small />}
            {look === 'chips' && option.key === value && <Icon of="check" small />}
            <span>{option.title}</span>
            {option.cents !== undefined && <Amount cents={option.cents} />}
          </label>
        ))}
      </div>
      <Problem words={problem} />
    </div>
  );
}
