import type { Icon } from '../icon.ts';
import { IconTile } from '../icon-tile/icon-tile.tsx';
import { RadioGroup, type RadioGroupProps } from '../radio-group/radio-group.tsx';
import styles from './option-cards.module.css';

interface OptionCard<T extends string> {
  readonly value: T;
  readonly label: string;
  /** Shown in full below the label; absent where the label says it all. */
  readonly text?: string;
  readonly icon?: Icon;
}

type OptionCardsProps<T extends string> = RadioGroupProps<OptionCard<T>>;

/** One choice of a few long options, all of them visible. */
export function OptionCards<T extends string>(props: OptionCardsProps<T>) {
  return (
    <RadioGroup
      {...props}
      classes={styles}
      renderOption={({ label, text, icon }) => (
        <>
          {icon && <IconTile icon={icon} />}
          <span className={styles.words}>
            <span className={styles.name}>{label}</span>
            {text !== undefined && <span className={styles.text}>{text}</span>}
          </span>
        </>
      )}
    />
  );
}
