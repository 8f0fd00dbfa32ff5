import { RadioGroup, type RadioGroupProps } from '../radio-group/radio-group.tsx';
import styles from './filter-chips.module.css';

interface Filter<T extends string> {
  readonly value: T;
  readonly label: string;
}

/** One of a few filters of the list below; the label is read, not seen. On narrow screens the row scrolls. */
export function FilterChips<T extends string>(props: RadioGroupProps<Filter<T>>) {
  return (
    <RadioGroup
      {...props}
      hidesLabel
      classes={styles}
      renderOption={({ label }) => <span className={styles.face}>{label}</span>}
    />
  );
}
