import { openAt, pauseEnd, PAUSES, priceFromCents, type Menu, type Pause } from '@carta/domain';
import { useDispatch, useSelector } from '@carta/panel';
import { Banner, Button, IconButton, ListGroup, Price, Row, Sheet } from '@carta/ui';
import { Pause as PauseIcon, X } from 'lucide-react';
import { useState } from 'react';
import { pauseChosen, type DaySums } from '../day-orders-slice.ts';
import { selectDayOrders } from '../orders-state.ts';
import { clockOf } from './order-words.ts';
import styles from './pause-line.module.css';

const LABELS: Readonly<Record<Pause, string>> = {
  '30-minutes': '30 minutos',
  '1-hour': '1 hora',
  today: 'Hasta mañana',
};

interface PauseLineProps {
  readonly menu: Menu;
  readonly sums: DaySums;
  readonly now: number;
  readonly isOff: boolean;
}

/** Whether orders are taken, what today amounts to, and the pause. [DESK-2] */
export function PauseLine({ menu, sums, now, isOff }: PauseLineProps) {
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);
  const { pausing } = useSelector(selectDayOrders);
  const { hours, closures, timeZone, menuTypes, orderDesk } = menu;
  const { pausedUntil } = orderDesk;
  const choose = (until: number | null) => {
    setOpen(false);
    dispatch(pauseChosen(until));
  };
  const takes = menuTypes.length > 0 && openAt({ hours, closures, timeZone, now }).open;
  const isPaused = pausedUntil !== null && pausedUntil > now;
  return (
    <>
      {isPaused && (
        <Banner
          icon={PauseIcon}
          {...(!isOff && !pausing && { action: { label: 'Reabrir', onPress: () => choose(null) } })}
        >
          {`En pausa hasta ${clockOf(timeZone, pausedUntil)}`}
        </Banner>
      )}
      <div className={styles.line}>
        <p className={styles.words}>
          {!isPaused && (
            <span className={styles.state} data-takes={takes}>
              {takes ? 'Tomas pedidos' : menuTypes.length > 0 ? 'Cerrado ahora' : 'Sin delivery ni retiro'}
            </span>
          )}
          <span className={styles.sums}>
            {sums.count} hoy · <Price price={priceFromCents(sums.cents)} />
          </span>
        </p>
        {!isPaused && (
          <Button
            variant="quiet"
            icon={PauseIcon}
            aria-label="Pausar pedidos"
            disabled={isOff}
            saving={pausing}
            onClick={() => setOpen(true)}
          >
            Pausar
          </Button>
        )}
      </div>
      <PauseSheet isOpen={isOpen} timeZone={timeZone} now={now} onChoose={choose} onClose={() => setOpen(false)} />
    </>
  );
}

interface PauseSheetProps {
  readonly isOpen: boolean;
  readonly timeZone: string;
  readonly now: number;
  readonly onChoose: (until: number) => void;
  readonly onClose: () => void;
}

function PauseSheet({ isOpen, timeZone, now, onChoose, onClose }: PauseSheetProps) {
  return (
    <Sheet
      open={isOpen}
      title="Pausar pedidos"
      description="Tus clientes ven el menú y leen desde cuándo pueden pedir."
      end={<IconButton variant="muted" label="Cerrar" icon={X} onClick={onClose} />}
      onClose={onClose}
    >
      <ListGroup>
        {PAUSES.map((pause) => (
          <Row
            key={pause}
            title={LABELS[pause]}
            mark={`hasta ${clockOf(timeZone, pauseEnd(pause, timeZone, now))}`}
            onPress={() => onChoose(pauseEnd(pause, timeZone, Date.now()))}
          />
        ))}
      </ListGroup>
    </Sheet>
  );
}
