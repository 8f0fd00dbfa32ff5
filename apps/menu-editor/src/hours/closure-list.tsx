import { isChanged, MAX_SHIFTS, shortDay, type Closure, type Hours } from '@carta/domain';
import { Button, Card, IconButton, Section, Tag } from '@carta/ui';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { closureDetail, closureFault, closureTile } from './closure-words.ts';
import { ClosureEditor } from './closure-editor.tsx';
import plain from '../plain-button.module.css';
import words from '../words.module.css';
import styles from './closures.module.css';

interface ClosureListProps {
  readonly closures: readonly Closure[];
  readonly hours: Hours;
  /** Such as '2026-11-25'. */
  readonly today: string;
  readonly onChange: (closures: Closure[]) => void;
}

const NEW: Closure = { date: '', title: '' };

/** 'Feriados y cierres': the days on which no shift of the week begins, one of them open to be edited. [HOURS-2] */
export function ClosureList({ closures, hours, today, onChange }: ClosureListProps) {
  const [opened, setOpened] = useState<Closure | null>(null);
  const list = useRef<HTMLUListElement>(null);
  // One that another session has changed or the owner has discarded is open no more.
  const editing = opened && (opened === NEW || closures.some((one) => !isChanged(one, opened))) ? opened : null;
  const others = editing ? without(closures, editing) : closures;
  const change = (changed: Closure) => {
    const closure = asStored(changed);
    setOpened(closure);
    onChange(closure === NEW ? [...others] : sorted([...others, closure]));
  };
  const remove = (closure: Closure) => {
    onChange(without(closures, closure));
    if (closure === editing) setOpened(null);
  };
  const close = (closure: Closure) => {
    flushSync(() => setOpened(null));
    const row = list.current?.children[inOrder(closures, today).indexOf(closure)];
    row?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <Section
      title="Feriados y cierres"
      action={
        closures.length < MAX_SHIFTS &&
        editing !== NEW && (
          <Button variant="quiet" icon={Plus} onClick={() => setOpened(NEW)}>
            Agregar
          </Button>
        )
      }
    >
      {closures.length === 0 && !editing ? (
        <p className={words.muted}>
          Agrega los días en que cierras o tienes otro horario: feriados, vacaciones, un evento.
        </p>
      ) : (
        <Card flush>
          <ul ref={list} className={styles.dates} aria-label="Feriados y cierres">
            {editing && (
              <li className={styles.closure}>
                <ClosureEditor
                  closure={editing}
                  hours={hours}
                  others={others}
                  onChange={change}
                  onRemove={() => remove(editing)}
                  onClose={() => close(editing)}
                />
              </li>
            )}
            {inOrder(others, today).map((closure, nth) => (
              <li key={nth} className={styles.closure}>
                <ClosureRow
                  closure={closure}
                  isOver={isOver(closure, today)}
                  onOpen={() => setOpened(closure)}
                  onRemove={() => remove(closure)}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Section>
  );
}

/** As it is stored: a closure of one day has no end, a closed one no hours. */
function asStored({ date, to = date, title, hours }: Closure): Closure {
  if (date === '' && title === '' && !hours) return NEW;
  return { date, title, ...(to !== date && to !== '' && { to }), ...(hours && { hours }) };
}

/** Without the first that is the same: another session may have sent all of them anew. */
function without(closures: readonly Closure[], closure: Closure): Closure[] {
  const index = closures.findIndex((other) => !isChanged(other, closure));
  return closures.filter((_, other) => other !== index);
}

function sorted(closures: readonly Closure[]): Closure[] {
  return [...closures].sort((a, b) => a.date.localeCompare(b.date));
}

const isOver = ({ date, to = date }: Closure, today: string) => date !== '' && to < today;

/** By date, those that are over last. */
function inOrder(closures: readonly Closure[], today: string): Closure[] {
  const [over, coming] = [true, false].map((wanted) => closures.filter((one) => isOver(one, today) === wanted));
  return [...sorted(coming ?? []), ...sorted(over ?? [])];
}

interface ClosureRowProps {
  readonly closure: Closure;
  readonly isOver: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function ClosureRow({ closure, isOver: over, onOpen, onRemove }: ClosureRowProps) {
  const { date, title } = closure;
  const fault = closureFault(closure);
  const detail = fault ? fault.problem : closureDetail(closure);
  return (
    <div className={styles.row} data-over={over || undefined}>
      <button type="button" className={`${plain.button} ${styles.open}`} onClick={onOpen}>
        {date !== '' && <Tile closure={closure} />}{' '}
        <span className={styles.words}>
          {title !== '' && <span className={styles.name}>{title}</span>}{' '}
          {detail !== '' && <span className={fault ? styles.fault : words.detail}>{detail}</span>}
        </span>{' '}
        {fault ? <Tag tone="warning">{fault.tag}</Tag> : <StateTag closure={closure} isOver={over} />}
      </button>
      <IconButton
        variant="muted"
        label={`Quitar ${title === '' ? shortDay(date) : title}`}
        icon={X}
        onClick={onRemove}
      />
    </div>
  );
}

function Tile({ closure }: { readonly closure: Closure }) {
  const [days, months] = closureTile(closure);
  return (
    <span className={styles.tile}>
      <b>{days}</b> {months}
    </span>
  );
}

function StateTag({ closure, isOver: over }: Pick<ClosureRowProps, 'closure' | 'isOver'>) {
  if (over) return <Tag>Ya pasó</Tag>;
  return closure.hours ? <Tag tone="accent">Otro horario</Tag> : <Tag>Cerrado</Tag>;
}
