import type { ChangeSummary } from '@carta/contract';
import { chosenMoment, OPERATOR } from '@carta/domain';
import { selectTimeZone, useSelector } from '@carta/panel';
import { Button, Price, Tag } from '@carta/ui';
import { ArrowRight, Laptop, Smartphone, Undo2 } from 'lucide-react';
import styles from './change-row.module.css';
import { iconOf } from './change-kinds.ts';

interface ChangeRowProps {
  readonly change: ChangeSummary;
  readonly onUndo: () => void;
}

/** A change: what, from what to what, when, by whom and on which device; with 'Deshacer' where it still can. [CHANGE-3] [CHANGE-4] */
export function ChangeRow({ change, onUndo }: ChangeRowProps) {
  const timeZone = useSelector(selectTimeZone);
  const { at, by, device, what, text, detail, price, undoable, undone, changedSince } = change;
  const Kind = iconOf(what);
  const Device = /Android|iOS/.test(device) ? Smartphone : Laptop;
  const { day, clock } = chosenMoment(at, timeZone);
  const author = by === OPERATOR ? 'Operador' : by.replace(/@.*/, '');
  return (
    <li className={styles.row} data-undone={undone || undefined}>
      <span className={styles.icon}>
        <Kind size={20} strokeWidth={1.75} aria-hidden />
      </span>
      <p className={styles.text}>{undone ? <s>{text}</s> : text}</p>
      <div className={styles.end}>
        {undoable && (
          <Button variant="quiet" aria-label={`Deshacer ${text}`} onClick={onUndo}>
            Deshacer
          </Button>
        )}
        {undone && <Tag icon={Undo2}>Deshecho</Tag>}
        {changedSince && <span className={styles.changed}>Cambió después</span>}
      </div>
      <div className={styles.words}>
        {price && (
          <p className={styles.prices}>
            <Price price={price.from} muted />
            <ArrowRight size={16} strokeWidth={1.75} role="img" aria-label="pasa a" />
            <Price price={price.to} />
          </p>
        )}
        {detail && <p className={styles.detail}>{detail}</p>}
        <p className={styles.author}>
          {device && <Device size={16} strokeWidth={1.75} role="img" aria-label={device} />}
          <time dateTime={`${day}T${clock}`}>{clock.replace(':', '.')}</time>
          {author && <span title={by}>{`· ${author}`}</span>}
        </p>
      </div>
    </li>
  );
}
