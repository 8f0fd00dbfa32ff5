import { TextField } from '@carta/ui';
import styles from './day-range.module.css';

interface DayRangeProps {
  readonly look?: 'labelled' | 'floating';
  /** Such as '2026-11-25'; '' for none. */
  readonly from: string;
  readonly to: string;
  readonly fromError: string | undefined;
  readonly toError: string | undefined;
  readonly onFrom: (day: string) => void;
  readonly onTo: (day: string) => void;
}

/** The fields of the first and the last of some days, beside one another. */
export function DayRange({ look = 'labelled', from, to, fromError, toError, onFrom, onTo }: DayRangeProps) {
  const day = { look, type: 'date' };
  return (
    <div className={styles.days} data-look={look}>
      <TextField
        {...day}
        label="Desde"
        value={from}
        error={fromError}
        onChange={({ target }) => onFrom(target.value)}
      />
      <TextField
        {...day}
        label="Hasta"
        min={from}
        value={to}
        error={toError}
        onChange={({ target }) => onTo(target.value)}
      />
    </div>
  );
}
