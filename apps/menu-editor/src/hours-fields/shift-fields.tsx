import { atWords, MAX_DAY_SHIFTS, type DayShift } from '@carta/domain';
import { Button, IconButton } from '@carta/ui';
import { Moon, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './week-editor.module.css';

/** The first shift of a day, and a further one. */
export const FIRST_SHIFT: DayShift = { from: '12:00', to: '15:30' };
const NEXT_SHIFT: DayShift = { from: '20:00', to: '00:00' };

interface ShiftFieldsProps {
  readonly shifts: readonly DayShift[];
  /** On which day a shift ends that ends past midnight: 'el sábado'. */
  readonly nextDay: string;
  readonly onChange: (shifts: DayShift[]) => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The shifts of a day, as times from and to. */
export function ShiftFields({ shifts, nextDay, onChange, children }: ShiftFieldsProps) {
  const change = (nth: number, times: Partial<DayShift>) =>
    onChange(shifts.map((shift, index) => (index === nth ? { ...shift, ...times } : shift)));
  return (
    <>
      {shifts.map((shift, nth) => (
        // Shifts have no identity but their place.
        <div key={nth} role="group" aria-label={`Turno ${nth + 1}`} className={styles.shift}>
          <TimeField label="De" value={shift.from} onChange={(from) => change(nth, { from })} />
          <TimeField label="A" value={shift.to} onChange={(to) => change(nth, { to })} />
          <IconButton
            variant="muted"
            label={`Quitar turno ${nth + 1}`}
            icon={X}
            onClick={() => onChange(shifts.filter((_, index) => index !== nth))}
          />
          <ShiftNote shift={shift} nextDay={nextDay} />
        </div>
      ))}
      <div className={styles.actions}>
        {shifts.length > 0 && shifts.length < MAX_DAY_SHIFTS && (
          <Button variant="secondary" icon={Plus} wide onClick={() => onChange([...shifts, NEXT_SHIFT])}>
            Agregar turno
          </Button>
        )}
        {children}
      </div>
    </>
  );
}

interface TimeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (time: string) => void;
}

function TimeField({ label, value, onChange }: TimeFieldProps) {
  return (
    <label className={styles.time}>
      <span>{label}</span>
      <input
        type="time"
        required
        aria-invalid={value === '' || undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

function ShiftNote({ shift: { from, to }, nextDay }: { readonly shift: DayShift; readonly nextDay: string }) {
  if (from === '' || to === '')
    return (
      <p role="alert" className={styles.fault}>
        Completa la hora
      </p>
    );
  if (to > from) return null;
  return (
    <p className={styles.note}>
      <Moon size={16} strokeWidth={1.75} aria-hidden />
      {`Termina ${nextDay} ${atWords(to)}`}
    </p>
  );
}
