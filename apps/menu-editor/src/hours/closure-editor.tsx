import {
  atWords,
  closureDays,
  closureProblem,
  DAY_MS,
  shiftsOn,
  TEXT_LIMITS,
  type Closure,
  type Hours,
} from '@carta/domain';
import { Button, SegmentedControl, TextField } from '@carta/ui';
import { Moon } from 'lucide-react';
import { useState } from 'react';
import { DayRange } from '../hours-fields/day-range.tsx';
import { FIRST_SHIFT, ShiftFields } from '../hours-fields/shift-fields.tsx';
import words from '../words.module.css';
import styles from './closures.module.css';

const KINDS = [
  { value: 'closed', label: 'Cerrado' },
  { value: 'hours', label: 'Otro horario' },
] as const;

interface ClosureEditorProps {
  readonly closure: Closure;
  /** Those of the week, and the other closures: what is open on the day before. */
  readonly hours: Hours;
  readonly others: readonly Closure[];
  readonly onChange: (closure: Closure) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** The fields of a closure: why, from when until when, closed or other hours. [HOURS-2] */
export function ClosureEditor({ closure, hours, others, onChange, onRemove, onClose }: ClosureEditorProps) {
  const { date, to, title, hours: shifts } = closure;
  const [isEndEmpty, setEndEmpty] = useState(false);
  // The row that was pressed is gone.
  const [focusOnOpening] = useState(() => (date === '' ? undefined : focus));
  const end = (day: string) => {
    setEndEmpty(day === '');
    onChange({ ...closure, to: day || undefined });
  };
  const begin = (day: string) => onChange({ ...closure, date: day, ...(to && to < day && { to: undefined }) });
  return (
    <div ref={focusOnOpening} tabIndex={-1} className={styles.editor}>
      <TextField
        label="Motivo"
        look="floating"
        autoComplete="off"
        autoFocus={date === ''}
        maxLength={TEXT_LIMITS.title}
        value={title}
        onChange={({ target }) => onChange({ ...closure, title: target.value })}
      />
      <DayRange
        look="floating"
        from={date}
        to={to ?? (isEndEmpty ? '' : date)}
        fromError={date === '' && title.trim() !== '' ? 'Elige una fecha' : undefined}
        toError={date === '' ? undefined : closureProblem(closure)}
        onFrom={begin}
        onTo={end}
      />
      <SegmentedControl
        label="Esos días"
        options={KINDS}
        value={shifts ? 'hours' : 'closed'}
        onChange={(kind) => onChange({ ...closure, hours: kind === 'hours' ? [FIRST_SHIFT] : undefined })}
      />
      {shifts && (
        <ShiftFields
          shifts={shifts}
          nextDay="al día siguiente"
          onChange={(changed) => onChange({ ...closure, hours: changed.length > 0 ? changed : undefined })}
        />
      )}
      <EveNote closure={closure} hours={hours} others={others} />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onRemove}>
          Quitar
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Listo
        </Button>
      </div>
    </div>
  );
}

/** How long it lasts, and that the shift of the evening before ends as always. */
function EveNote({ closure, hours, others }: Pick<ClosureEditorProps, 'closure' | 'hours' | 'others'>) {
  if (closure.date === '' || closureProblem(closure)) return null;
  const days = closureDays(closure);
  const eve = new Date(Date.parse(closure.date) - DAY_MS).toISOString().slice(0, 10);
  const late = shiftsOn(hours, others, eve).find(({ from, to }) => to <= from);
  const parts = [
    days > 1 ? `${days} días.` : '',
    late ? `El ${Number(eve.slice(8))} cierra ${atWords(late.to)}, como siempre.` : '',
  ].filter((part) => part !== '');
  if (parts.length === 0) return null;
  return (
    <p className={`${words.detail} ${styles.note}`}>
      <Moon size={16} strokeWidth={1.75} aria-hidden />
      {parts.join(' ')}
    </p>
  );
}

function focus(editor: HTMLElement | null): void {
  editor?.focus({ preventScroll: true });
}
