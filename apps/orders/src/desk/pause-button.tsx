import { pauseEnd, PAUSES, type Menu, type Pause } from '@carta/domain';
import { useDispatch, useSelector } from '@carta/panel';
import { Button, IconButton, ListGroup, Row, Sheet } from '@carta/ui';
import { Pause as PauseIcon, X } from 'lucide-react';
import { useState } from 'react';
import { pauseChosen } from '../day-orders-slice.ts';
import { selectDayOrders } from '../orders-state.ts';
import { clockOf } from '../order-words.ts';

const LABELS: Readonly<Record<Pause, string>> = {
  '30-minutes': '30 minutos',
  '1-hour': '1 hora',
  today: 'Hasta mañana',
};

interface PauseButtonProps {
  readonly menu: Menu;
  readonly now: number;
  readonly isOff: boolean;
  /** 'outlined' says the whole name. */
  readonly look: 'quiet' | 'outlined';
}

/** Opens the three pauses. [DESK-2] */
export function PauseButton({ menu: { timeZone }, now, isOff, look }: PauseButtonProps) {
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);
  const { pausing } = useSelector(selectDayOrders);
  const close = () => setOpen(false);
  const choose = (pause: Pause) => {
    close();
    dispatch(pauseChosen(pauseEnd(pause, timeZone, Date.now())));
  };
  return (
    <>
      <Button
        variant={look === 'quiet' ? 'quiet' : 'secondary'}
        icon={PauseIcon}
        aria-label="Pausar pedidos"
        aria-keyshortcuts="P"
        disabled={isOff}
        saving={pausing}
        onClick={() => setOpen(true)}
      >
        {look === 'quiet' ? 'Pausar' : 'Pausar pedidos'}
      </Button>
      <Sheet
        open={isOpen}
        title="Pausar pedidos"
        description="Tus clientes ven el menú y leen desde cuándo pueden pedir."
        end={<IconButton variant="muted" label="Cerrar" icon={X} onClick={close} />}
        onClose={close}
      >
        <ListGroup>
          {PAUSES.map((pause) => (
            <Row
              key={pause}
              title={LABELS[pause]}
              mark={`hasta ${clockOf(timeZone, pauseEnd(pause, timeZone, now))}`}
              onPress={() => choose(pause)}
            />
          ))}
        </ListGroup>
      </Sheet>
    </>
  );
}
