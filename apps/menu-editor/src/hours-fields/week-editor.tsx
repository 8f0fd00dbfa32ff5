import { clockWords, type Week } from '@carta/domain';
import { Card } from '@carta/ui';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { CopyDay } from './copy-day.tsx';
import { DayEditor } from './day-editor.tsx';
import { DAYS } from './days.ts';
import plain from '../plain-button.module.css';
import styles from './week-editor.module.css';

/** What a day with shifts is called, and one without. */
interface DayWords {
  readonly open: string;
  readonly closed: string;
}

interface WeekEditorProps {
  readonly week: Week;
  readonly words: DayWords;
  readonly onChange: (week: Week) => void;
}

/** The days of the week, one of them open to be edited. */
export function WeekEditor({ week, words, onChange }: WeekEditorProps) {
  const [open, setOpen] = useState<number | null>(null);
  const [copying, setCopying] = useState(false);
  const set = (days: readonly number[], shifts: Week[number]) =>
    onChange(week.map((day, index) => (days.includes(index) ? shifts : day)));
  return (
    <Card flush>
      <ul className={styles.week}>
        {DAYS.map((name, index) => {
          const shifts = week[index] ?? [];
          const isOpen = open === index;
          return (
            <li key={name} className={styles.day} data-open={isOpen}>
              <button
                type="button"
                className={`${plain.button} ${styles.head}`}
                aria-expanded={isOpen}
                onClick={() => setOpen(isOpen ? null : index)}
              >
                <span className={styles.name}>{name}</span>{' '}
                {!isOpen && (
                  <span className={styles.times}>{shifts.length === 0 ? words.closed : shiftsWords(shifts)}</span>
                )}
                <ChevronDown size={20} strokeWidth={1.75} aria-hidden className={styles.chevron} />
              </button>
              {isOpen && (
                <DayEditor
                  day={index}
                  openWord={words.open}
                  shifts={shifts}
                  onChange={(changed) => set([index], changed)}
                  onCopy={() => setCopying(true)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {copying && open !== null && (
        <CopyDay
          day={open}
          onClose={() => setCopying(false)}
          onCopy={(days) => {
            set(days, week[open] ?? []);
            setCopying(false);
          }}
        />
      )}
    </Card>
  );
}

function shiftsWords(shifts: Week[number]): string {
  return shifts.map(({ from, to }) => `${clockWords(from)} a ${clockWords(to)}`).join('\u00a0· ');
}
