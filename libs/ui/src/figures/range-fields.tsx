import { rangeProblem, type VisitRange } from '@carta/domain';
import { useState, type FormEvent } from 'react';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import styles from './range-fields.module.css';

interface RangeFieldsProps {
  /** What the fields hold at first. */
  readonly range: VisitRange;
  readonly today: string;
  readonly onChoose: (range: VisitRange) => void;
}

/** The first and the last day of a report. [STATS-14] */
export function RangeFields({ range, today, onChoose }: RangeFieldsProps) {
  const [typed, setTyped] = useState(range);
  const [problem, setProblem] = useState<ReturnType<typeof rangeProblem>>(null);
  const change = (changes: Partial<VisitRange>) => {
    setTyped({ ...typed, ...changes });
    setProblem(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = rangeProblem(typed, today);
    setProblem(found);
    if (!found) onChoose(typed);
  };
  const field = (name: keyof VisitRange, label: string) => (
    <TextField
      label={label}
      type="date"
      max={today}
      value={typed[name]}
      {...(problem?.field === name && { error: problem.text })}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  return (
    <form className={styles.fields} aria-label="Fechas" noValidate onSubmit={submit}>
      {field('from', 'Desde')}
      {field('to', 'Hasta')}
      <Button type="submit" variant="secondary" wide>
        Ver estas fechas
      </Button>
    </form>
  );
}
