import { Check } from 'lucide-react';
import { ICON_LINE } from '../icon.ts';
import { RadioGroup, type RadioGroupProps } from '../radio-group/radio-group.tsx';
import styles from './choice-grid.module.css';

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
}

/** One choice of some short options, in rows of three. */
export function ChoiceGrid<T extends string>(props: RadioGroupProps<Choice<T>>) {
  return (
    <RadioGroup
      {...props}
      classes={styles}
      renderOption={({ label }) => (
        <span className={styles.face}>
          <Check size={20} strokeWidth={ICON_LINE} aria-hidden />
          {label}
        </span>
      )}
    />
  );
}
