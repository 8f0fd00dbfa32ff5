import { classNames } from '../class-names.ts';
import covering from '../radio-group/covering-radio.module.css';
import { RadioGroup, type RadioGroupProps } from '../radio-group/radio-group.tsx';
import styles from './choice-pills.module.css';

interface Pill<T extends string> {
  readonly value: T;
  readonly label: string;
}

interface ChoicePillsProps<T extends string> extends RadioGroupProps<Pill<T>> {
  /** 'bare' shows the options alone, where what is around them says what they are. */
  look?: 'line' | 'bare';
}

/** One choice of a few very short options, on one line behind its label. */
export function ChoicePills<T extends string>({ look = 'line', ...props }: ChoicePillsProps<T>) {
  return (
    <RadioGroup
      {...props}
      hidesLabel={look === 'bare'}
      classes={{
        group: styles.group,
        label: styles.label,
        options: styles.row,
        option: styles.pill,
        radio: classNames(covering.radio, styles.radio),
      }}
      renderOption={({ label }) => <span className={styles.face}>{label}</span>}
    />
  );
}
