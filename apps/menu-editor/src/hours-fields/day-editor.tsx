import type { DayShift, Week } from '@carta/domain';
import { Button, Switch } from '@carta/ui';
import { Copy } from 'lucide-react';
import { DAYS } from './days.ts';
import { FIRST_SHIFT, ShiftFields } from './shift-fields.tsx';
import styles from './week-editor.module.css';

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
  const next = DAYS[(day + 1) % DAYS.length] ?? '';
  return (
    <div className={styles.editor}>
      <Switch label={openWord} checked={shifts.length > 0} onChange={(open) => onChange(open ? [FIRST_SHIFT] : [])} />
      <ShiftFields shifts={shifts} nextDay={`el ${next.toLowerCase()}`} onChange={onChange}>
        <Button variant="secondary" icon={Copy} wide onClick={onCopy}>
          Copiar a…
        </Button>
      </ShiftFields>
    </div>
  );
}
