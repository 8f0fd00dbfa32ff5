import { MAX_SHIFTS, shortDay, TEXT_LIMITS, type Menu } from '@carta/domain';
import { Button, Card, IconButton, Sheet, Tag, TextField } from '@carta/ui';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import styles from './hours-screen.module.css';

type Closure = Menu['closures'][number];

interface ClosureListProps {
  readonly closures: readonly Closure[];
  readonly onChange: (closures: Closure[]) => void;
}

/** 'Feriados y cierres': the dates on which no shift begins. [HOURS-2] */
export function ClosureList({ closures, onChange }: ClosureListProps) {
  const [adding, setAdding] = useState(false);
  const add = (closure: Closure) => {
    const others = closures.filter(({ date }) => date !== closure.date);
    onChange([...others, closure].sort((a, b) => a.date.localeCompare(b.date)));
    setAdding(false);
  };
  return (
    <section className={styles.closures}>
      <header className={styles.title}>
        <h2>Feriados y cierres</h2>
        {closures.length < MAX_SHIFTS && (
          <Button variant="quiet" icon={Plus} onClick={() => setAdding(true)}>
            Agregar
          </Button>
        )}
      </header>
      {closures.length === 0 ? (
        <p className={styles.none}>Los días que agregues no abre, aunque el horario lo diga.</p>
      ) : (
        <Card flush>
          <ul className={styles.dates} aria-label="Feriados y cierres">
            {closures.map((closure) => (
              <li key={closure.date} className={styles.closure}>
                <time dateTime={closure.date}>{shortDay(closure.date)}</time>
                <span className={styles.words}>{closure.title}</span>
                <Tag>Cerrado</Tag>
                <IconButton
                  variant="muted"
                  label={`Quitar ${closure.title === '' ? shortDay(closure.date) : closure.title}`}
                  icon={X}
                  onClick={() => onChange(closures.filter((other) => other !== closure))}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {adding && <NewClosure onAdd={add} onClose={() => setAdding(false)} />}
    </section>
  );
}

interface NewClosureProps {
  readonly onAdd: (closure: Closure) => void;
  readonly onClose: () => void;
}

function NewClosure({ onAdd, onClose }: NewClosureProps) {
  const [date, setDate] = useState('');
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = () => {
    if (date === '') setProblem('Elige una fecha');
    else onAdd({ date, title: title.trim() });
  };
  return (
    <Sheet
      open
      title="Agregar un cierre"
      onClose={onClose}
      onSubmit={add}
      actions={
        <>
          <Button type="submit" wide>
            Agregar
          </Button>
          <Button variant="quiet" wide onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    >
      <TextField
        label="Fecha"
        type="date"
        value={date}
        error={problem}
        onChange={({ target }) => setDate(target.value)}
      />
      <TextField
        label="Motivo"
        placeholder="Navidad"
        autoComplete="off"
        maxLength={TEXT_LIMITS.title}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
    </Sheet>
  );
}
