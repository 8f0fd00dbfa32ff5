import { RadioGroup, type RadioGroupProps } from '../radio-group/radio-group.tsx';
import styles from './segmented-control.module.css';

interface Segment<T extends string> {
  readonly value: T;
  readonly label: string;
}

/** Two to five short options of equal width. */
type SegmentedControlProps<T extends string> = RadioGroupProps<Segment<T>>;

/** One choice of a few short options, all of them visible. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  return (
    <RadioGroup
      {...props}
      classes={{
        group: styles.group,
        label: styles.label,
        options: styles.track,
        option: styles.segment,
        radio: styles.radio,
      }}
      renderOption={({ label }) => <span className={styles.face}>{label}</span>}
    />
  );
}
