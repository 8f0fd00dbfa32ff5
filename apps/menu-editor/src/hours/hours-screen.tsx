import {
  dayIn,
  hoursOfWeek,
  hoursText,
  isChanged,
  isWholeWeek,
  openDaysWords,
  openAt,
  openWords,
  weekOf,
  type Menu,
  type Week,
} from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { SettingsForm, useSettings } from '@carta/settings';
import { useMemo, useState } from 'react';
import { closureFault, closureLine } from './closure-words.ts';
import { ClosureList } from './closure-list.tsx';
import styles from './hours-screen.module.css';
import { FoldedWeek } from '../hours-fields/folded-week.tsx';
import { WeekEditor } from '../hours-fields/week-editor.tsx';

const WORDS = { open: 'Abierto', closed: 'Cerrado' };

interface Draft {
  readonly week: Week;
  readonly closures: Menu['closures'];
}

const CONFLICT = [
  { label: 'Horarios', textOf: ({ week }: Draft) => hoursText(hoursOfWeek(week)) },
  {
    label: 'Feriados y cierres',
    textOf: ({ closures }: Draft) => closures.map(closureLine).join('\n'),
  },
];

/** 'Horarios de atención': the shifts of each day, and the days on which the business is closed. */
export function HoursScreen() {
  const menu = useSelector(selectMenu);
  return menu && <HoursForm hours={menu.hours} closures={menu.closures} timeZone={menu.timeZone} />;
}

function HoursForm({ hours, closures, timeZone }: Pick<Menu, 'hours' | 'closures' | 'timeZone'>) {
  const stored = useMemo(() => ({ week: weekOf(hours), closures }), [hours, closures]);
  const settings = useSettings<Draft>({
    form: 'hours',
    stored,
    changesOf: ({ week, closures: days }) => [
      ...(isChanged(stored.week, week) ? [{ part: 'horarios', body: { hours: hoursOfWeek(week) } }] : []),
      ...(isChanged(closures, days) ? [{ part: 'feriados y cierres', body: { closures: [...days] } }] : []),
    ],
    canSave: (before, draft) =>
      isChanged(before, draft) && isWholeWeek(draft.week) && draft.closures.every((closure) => !closureFault(closure)),
  });
  const { draft, edit } = settings;
  const [opened] = useState(() => Date.now());
  return (
    <SettingsForm settings={settings} conflictFields={CONFLICT}>
      {isWholeWeek(draft.week) && <OpenNow draft={draft} timeZone={timeZone} />}
      <FoldedWeek summary={weekWords(draft.week)} startsOpen={hours.length === 0}>
        <WeekEditor week={draft.week} words={WORDS} onChange={(week) => edit({ week })} />
      </FoldedWeek>
      <ClosureList
        closures={draft.closures}
        hours={isWholeWeek(draft.week) ? hoursOfWeek(draft.week) : hours}
        today={dayIn(timeZone, opened)}
        onChange={(days) => edit({ closures: days })}
      />
    </SettingsForm>
  );
}

function weekWords(week: Week): string {
  return isWholeWeek(week) ? openDaysWords(week) || 'Cerrado' : 'Completa la hora';
}

/** Whether the business is open at this moment, and until when. Without hours nothing is said. [HOURS-3] [HOURS-6] */
function OpenNow({ draft, timeZone }: { readonly draft: Draft; readonly timeZone: string }) {
  const [now] = useState(() => Date.now());
  const hours = hoursOfWeek(draft.week);
  if (hours.length === 0) return <p className={styles.state}>Sin horarios, los comensales no ven si está abierto.</p>;
  const state = openAt({ hours, closures: draft.closures.filter((closure) => !closureFault(closure)), timeZone, now });
  return (
    <p className={styles.state} data-open={state.open}>
      <strong>{openWords(state, timeZone, now) || 'Abierto todo el tiempo'}</strong>
    </p>
  );
}
