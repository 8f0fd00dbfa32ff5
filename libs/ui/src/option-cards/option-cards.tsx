import { useId } from 'react';
import styles from './option-cards.module.css';

export interface OptionCardsProps<T extends string> {
  label: string;
  /** `text` is what is chosen, whole, below the option's name. */
  options: readonly { readonly value: T; readonly label: string; readonly text: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** One choice of a few that are too long for a line, all of them in sight. */
export function OptionCards<T extends string>({ label, options, value, onChange }: OptionCardsProps<T>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.group}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {options.map((option) => (
        <label key={option.value} className={styles.card}>
          <input
            type="radio"
            className={styles.radio}
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.words}>
            <span className={styles.name}>{option.label}</span>
            <span className={styles.text}>{option.text}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
