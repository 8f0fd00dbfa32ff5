import {
  atWords,
  clockWords,
  closeEarly,
  closingToday,
  dayIn,
  earlierClosings,
  earlyNotice,
  openAt,
  openWords,
  type Menu,
  type Opening,
} from '@carta/domain';
import { useDispatch } from '@carta/panel';
import { Button, ChoiceGrid, ClosableSheet, Switch, TextField } from '@carta/ui';
import { CirclePause, Eye } from 'lucide-react';
import { useState } from 'react';
import styles from './close-early-sheet.module.css';
import { todayChanged } from './today-saga.ts';

const OTHER = 'other';

const REASONS = {
  closed: 'Hoy ya no abre.',
  'too-many': 'No entran más feriados y cierres: quita alguno en «Horarios de atención».',
} as const;

interface CloseEarlySheetProps {
  readonly menu: Menu;
  readonly onClose: () => void;
}

/** 'Hoy cerramos a las …': the half hours before the usual end, another time, or at once. [HOURS-10] */
export function CloseEarlySheet({ menu, onClose }: CloseEarlySheetProps) {
  const dispatch = useDispatch();
  const [now] = useState(() => Date.now());
  const { hours, closures, timeZone, pageNotice } = menu;
  const opening = { hours, closures, timeZone, now };
  const today = closingToday(opening);
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const replaced = pageNotice && pageNotice.to >= dayIn(timeZone, now) ? pageNotice : null;
  const [tells, setTells] = useState(replaced === null);
  const at = chosen === OTHER ? typed : chosen;
  const closed = at ? closeEarly(opening, at) : null;
  const send = (time: string | null) => {
    const change = closing(menu, time, tells);
    onClose();
    if (change) dispatch(todayChanged(change));
  };
  const offered = earlierClosings(opening).map((time) => ({ value: time, label: clockWords(time) }));
  return (
    <ClosableSheet
      open
      title="Hoy cerramos a las …"
      description={today ? longDay(today.day) : REASONS.closed}
      onClose={onClose}
      onSubmit={() => closed?.ok && send(at)}
      actions={
        <Button type="submit" wide disabled={!closed?.ok}>
          {closed?.ok && at ? `Cerrar hoy ${atWords(at)}` : 'Elige una hora'}
        </Button>
      }
    >
      <ChoiceGrid
        label="Hora de cierre"
        options={[...offered, { value: OTHER, label: 'Otra' }]}
        value={chosen}
        onChange={setChosen}
      />
      {chosen === OTHER && today && (
        <TextField
          label="A qué hora"
          type="time"
          autoFocus
          value={typed}
          error={closed && !closed.ok ? problemWords(closed.reason, today.closes) : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <Button variant="secondary" icon={CirclePause} wide onClick={() => send(null)}>
        Cerrar ahora
      </Button>
      <p className={styles.note}>
        <Eye size={20} strokeWidth={1.75} aria-hidden />
        <span>
          {closed?.ok ? seenWords({ ...opening, closures: closed.value }) : 'Mañana vuelve el horario de siempre.'}
        </span>
      </p>
      <Switch
        label="Avisar arriba del menú"
        {...(replaced && { detail: `Reemplaza tu aviso: «${replaced.text}»` })}
        checked={tells}
        onChange={setTells}
      />
    </ClosableSheet>
  );
}

/** What closes today at `time`, or at once where it is null, by the minute in which it is pressed; null where it is closed meanwhile. */
function closing({ hours, closures, timeZone, pageNotice }: Menu, time: string | null, tells: boolean) {
  const opening = { hours, closures, timeZone, now: Date.now() };
  const changed = closeEarly(opening, time);
  const day = closingToday(opening)?.day;
  if (!changed.ok || day === undefined) return null;
  return {
    closures: changed.value,
    ...(tells && { pageNotice: earlyNotice({ ...opening, closures: changed.value }, day) }),
    saved: time === null ? 'Cerrado por hoy' : `Hoy cierra ${atWords(time)}`,
    before: { closures, ...(tells && { pageNotice }) },
  };
}

function longDay(day: string): string {
  const format = new Intl.DateTimeFormat('es-AR', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
  const words = format.format(Date.parse(day)).replace(',', '');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function problemWords(reason: 'closed' | 'not-earlier' | 'too-many', closes: string): string {
  if (reason !== 'not-earlier') return REASONS[reason];
  return `Elige una hora que no haya pasado y sea antes del cierre de hoy (${clockWords(closes)}).`;
}

/** What diners read from now on. */
function seenWords(opening: Opening): string {
  const words = openWords(openAt(opening), opening.timeZone, opening.now);
  return `Tus comensales leen «${words}». Mañana vuelve el horario de siempre.`;
}
