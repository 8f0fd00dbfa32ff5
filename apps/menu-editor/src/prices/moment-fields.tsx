import type { ChosenMoment } from '@carta/domain';
import { TextField } from '@carta/ui';
import styles from './moment-fields.module.css';

export const MOMENT_PROBLEMS = { incomplete: 'Elige la fecha y la hora', past: 'Elige un momento que todavía no pasó' };

interface MomentFieldsProps {
  readonly value: ChosenMoment;
  readonly timeZone: string;
  readonly error: string | undefined;
  readonly onChange: (value: ChosenMoment) => void;
}

/** The day and the time of a plan, by the clocks of the business. [PLAN-3] */
export function MomentFields({ value, timeZone, error, onChange }: MomentFieldsProps) {
  const place = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return (
    <div className={styles.moment}>
      <TextField
        label="Fecha"
        type="date"
        value={value.day}
        {...(error === undefined ? { hint: `Hora de ${place}` } : { error })}
        onChange={({ target }) => onChange({ ...value, day: target.value })}
      />
      <TextField
        label="Hora"
        type="time"
        value={value.clock}
        onChange={({ target }) => onChange({ ...value, clock: target.value })}
      />
    </div>
  );
}
