import { atWords, MAX_DAY_SHIFTS, type DayShift, type Week } from '@carta/domain';
import { Button, IconButton, Switch } from '@carta/ui';
import { Copy, Moon, Plus, X } from 'lucide-react';
import { DAYS } from './days.ts';
import styles from './week-editor.module.css';

/** What a day gets that opens, and a further shift. */
const FIRST_SHIFT: DayShift = { from: '12:00', to: '15:30' };
const NEXT_SHIFT: DayShift = { from: '20:00', to: '00:00' };

interface DayEditorProps {
  /** 0 is Monday. */
  readonly day: number;
  /** What a day with shifts is called. */
  readonly openWord: string;
  readonly shifts: Week[number];
  readonly onChange: (shifts: DayShift[]) => void;
  readonly onCopy: () => void;
}

/** The shifts of one day. */
export function DayEditor({ day, openWord, shifts, onChange, onCopy }: DayEditorProps) {
  const change = (nth: number, times: Partial<DayShift>) =>
    onChange(shifts.map((shift, index) => (index === nth ? { ...shift, ...times } : shift)));
  return (
    <div className={styles.editor}>
      <Switch label={openWord} checked={shifts.length > 0} onChange={(open) => onChange(open ? [FIRST_SHIFT] : [])} />
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
          <ShiftNote day={day} shift={shift} />
        </div>
      ))}
      <div className={styles.actions}>
        {shifts.length > 0 && shifts.length < MAX_DAY_SHIFTS && (
          <Button variant="secondary" icon={Plus} wide onClick={() => onChange([...shifts, NEXT_SHIFT])}>
            Agregar turno
          </Button>
        )}
        <Button variant="secondary" icon={Copy} wide onClick={onCopy}>
          Copiar a…
        </Button>
      </div>
    </div>
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

function ShiftNote({ day, shift: { from, to } }: { readonly day: number; readonly shift: DayShift }) {
  if (from === '' || to === '')
    return (
      <p role="alert" className={styles.fault}>
        Completa la hora
      </p>
    );
  if (to > from) return null;
  const next = DAYS[(day + 1) % DAYS.length] ?? '';
  return (
    <p className={styles.note}>
      <Moon size={16} strokeWidth={1.75} aria-hidden />
      {`Termina el ${next.toLowerCase()} ${atWords(to)}`}
    </p>
  );
}
