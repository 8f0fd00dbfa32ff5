import { Card } from '@carta/ui';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import plain from '../plain-button.module.css';
import styles from './week-editor.module.css';

interface FoldedWeekProps {
  /** Beside the name: 'mar a dom'. */
  readonly summary: string;
  readonly startsOpen: boolean;
  readonly children: ReactNode;
}

/** 'La semana', which a press opens: holidays change more often. */
export function FoldedWeek({ summary, startsOpen, children }: FoldedWeekProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const content = useId();
  return (
    <>
      <Card flush>
        <button
          type="button"
          className={`${plain.button} ${styles.head}`}
          aria-expanded={isOpen}
          aria-controls={content}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.name}>La semana</span> <span className={styles.times}>{summary}</span>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden className={styles.chevron} />
        </button>
      </Card>
      <div id={content} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  );
}
