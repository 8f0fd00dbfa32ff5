import { RadioGroup, type RadioGroupProps } from '../radio-group/radio-group.tsx';
import styles from './choice-pills.module.css';

interface Pill<T extends string> {
  readonly value: T;
  readonly label: string;
}

/** One choice of a few very short options, on one line behind its label. */
export function ChoicePills<T extends string>(props: RadioGroupProps<Pill<T>>) {
  return (
    <RadioGroup
      {...props}
      classes={{
        group: styles.group,
        label: styles.label,
        options: styles.row,
        option: styles.pill,
        radio: styles.radio,
      }}
      renderOption={({ label }) => <span className={styles.face}>{label}</span>}
    />
  );
}
