import {
  closingToday,
  earlyClosure,
  earlyNotice,
  openAt,
  openWords,
  type Closure,
  type Menu,
  type Opening,
} from '@carta/domain';
import { useCannotOpen, useDispatch, useSelector } from '@carta/panel';
import { Button, Card, lazyComponent, lazyModule } from '@carta/ui';
import { Moon, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useMinute } from '../use-minute.ts';
import styles from './today-card.module.css';
import { todayChanged, todaySaving } from './today-saga.ts';

const sheet = lazyModule(() => import(/* webpackChunkName: "close-early" */ './close-early-sheet.tsx'));
const CloseEarlySheet = lazyComponent(sheet, ({ CloseEarlySheet }) => CloseEarlySheet);

/** Whether the business is open, and the tap that closes it earlier today; nothing where it has no hours. [HOURS-6] [HOURS-10] */
export function TodayCard({ menu }: { readonly menu: Menu }) {
  const now = useMinute();
  const saving = useSelector(todaySaving.selectSaving);
  const [choosing, setChoosing] = useState(false);
  const cannotOpen = useCannotOpen();
  const { hours, closures, timeZone } = menu;
  if (hours.length === 0) return null;
  const opening = { hours, closures, timeZone, now };
  const early = earlyClosure(opening);
  const choose = () => sheet.load().then(() => setChoosing(true), cannotOpen);
  return (
    <Card>
      <div className={styles.today}>
        <State opening={opening} />
        <div className={styles.actions}>
          {closingToday(opening) && (
            <Button
              variant="secondary"
              icon={Moon}
              wide
              saving={saving}
              aria-haspopup="dialog"
              onClick={() => void choose()}
            >
              Hoy cerramos a las …
            </Button>
          )}
          {early && <ReopenButton menu={menu} opening={opening} early={early} saving={saving} />}
        </div>
      </div>
      {choosing && <CloseEarlySheet menu={menu} onClose={() => setChoosing(false)} />}
    </Card>
  );
}

function State({ opening }: { readonly opening: Opening }) {
  const { timeZone, now } = opening;
  const state = openAt(opening);
  const words = openWords(state, timeZone, now) || 'Abierto las 24 horas';
  const [first, ...rest] = words.split(' ');
  return (
    <p className={styles.state} data-open={state.open}>
      <b>{state.open ? first : 'Cerrado'}</b>{' '}
      {state.open ? rest.join(' ') : state.until !== null && `· ${words.slice(0, 1).toLowerCase()}${words.slice(1)}`}
    </p>
  );
}

interface ReopenButtonProps {
  readonly menu: Menu;
  readonly opening: Opening;
  readonly early: Closure;
  readonly saving: boolean;
}

/** Takes today's closure back, and its notice with it. */
function ReopenButton({ menu: { pageNotice }, opening, early, saving }: ReopenButtonProps) {
  const dispatch = useDispatch();
  const { closures } = opening;
  const hasNotice = pageNotice !== null && pageNotice.text === earlyNotice(opening, early.date).text;
  const reopen = () =>
    dispatch(
      todayChanged({
        closures: closures.filter((closure) => closure !== early),
        ...(hasNotice && { pageNotice: null }),
        saved: 'Hoy, el horario de siempre',
        before: { closures, ...(hasNotice && { pageNotice }) },
      }),
    );
  return (
    <Button variant="secondary" icon={RotateCcw} wide saving={saving} onClick={reopen}>
      Volver al horario de siempre
    </Button>
  );
}
