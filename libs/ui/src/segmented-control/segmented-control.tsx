import { Tag } from '../badge/tag.tsx';
import { classNames } from '../class-names.ts';
import words from '../field/label.module.css';
import { formatCount } from '../figures/format-count.ts';
import { ICON_LINE, type Icon } from '../icon.ts';
import covering from '../radio-group/covering-radio.module.css';
import { RadioGroup, type RadioGroupProps } from '../radio-group/radio-group.tsx';
import styles from './segmented-control.module.css';

interface Segment<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: Icon;
  /** How many there are to look at, as an amber tag after the word. */
  readonly count?: number;
  /** Colour of its word while it is chosen. */
  readonly tone?: 'danger' | 'success';
}

/** Two to five short options of equal width. */
interface SegmentedControlProps<T extends string> extends RadioGroupProps<Segment<T>> {
  /** 'line' puts the label beside narrower options: a line of a list. 'bare' shows the options alone, where what is around them says it. */
  look?: 'block' | 'line' | 'bare';
}

/** One choice of a few short options, all of them visible. */
export function SegmentedControl<T extends string>({ look = 'block', ...props }: SegmentedControlProps<T>) {
  return (
    <RadioGroup
      {...props}
      hidesLabel={look === 'bare'}
      classes={{
        ...styles,
        group: styles[look],
        label: classNames(words.label, styles.label),
        radio: classNames(covering.radio, styles.radio),
      }}
      renderOption={({ label, icon: Icon, count, tone }) => (
        <span className={styles.face} data-tone={tone}>
          {Icon && <Icon size={20} strokeWidth={ICON_LINE} aria-hidden />}
          {label}
          {count !== undefined && (
            <>
              {' '}
              <Tag tone="warning">{formatCount(count)}</Tag>
            </>
          )}
        </span>
      )}
    />
  );
}
