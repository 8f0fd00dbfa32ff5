import { atWords, chosenMoment, plannedWords, priceChangeWords, shortDay } from '@carta/domain';
import type { Menu as MenuData, PlannedPrices } from '@carta/domain';
import { selectTimeZone, useCannotOpen, useSelector } from '@carta/panel';
import { Menu, MenuItem, Tag } from '@carta/ui';
import { CalendarClock, Check, Clock, X } from 'lucide-react';
import { useState } from 'react';
import { DangerItem } from '../danger-item.tsx';
import { counted } from '../counted.ts';
import styles from './plan-row.module.css';
import { planTarget } from './plan-words.ts';

interface PlanRowProps {
  readonly menu: MenuData;
  readonly plan: PlannedPrices;
  /** Both only of a plan that waits. */
  readonly onMove?: () => void;
  readonly onCancel?: () => void;
}

/** A plan in words: its day, change, prices and moment, or what became of it. [PLAN-4] */
export function PlanRow({ menu, plan, onMove, onCancel }: PlanRowProps) {
  const timeZone = useSelector(selectTimeZone);
  const cannotOpen = useCannotOpen();
  const [now] = useState(() => Date.now());
  const { at, change, count, status } = plan;
  const { day, clock } = chosenMoment(at, timeZone);
  const [date = '', month = ''] = shortDay(day).split(' ');
  return (
    <li className={styles.row} data-status={status}>
      <time className={styles.date} dateTime={`${day}T${clock}`}>
        <span className={styles.day}>{date}</span> {month}
      </time>
      <div className={styles.words}>
        <p className={styles.change}>{priceChangeWords(change)}</p>
        <p className={styles.target}>{`${planTarget(menu, plan)} · ${counted(count, 'precio', 'precios')}`}</p>
        {status === 'planned' && (
          <p className={styles.target}>
            <Clock size={16} strokeWidth={1.75} aria-hidden />
            {plannedWords(at, timeZone, now)}
          </p>
        )}
        {status === 'done' && <Tag tone="success" icon={Check}>{`Hecho ${atWords(clock)}`}</Tag>}
        {status === 'cancelled' && <Tag icon={X}>Cancelado</Tag>}
      </div>
      {onMove && onCancel && (
        <Menu label={`Opciones de ${priceChangeWords(change)}, ${shortDay(day)}`} onCannotOpen={cannotOpen}>
          <MenuItem icon={CalendarClock} onSelect={onMove}>
            Cambiar fecha y hora
          </MenuItem>
          <DangerItem icon={X} onSelect={onCancel}>
            Cancelar el cambio
          </DangerItem>
        </Menu>
      )}
    </li>
  );
}
