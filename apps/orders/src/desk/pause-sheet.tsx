import { pauseEnd, PAUSES, type Pause } from '@carta/domain';
import { useDispatch } from '@carta/panel';
import { ClosableSheet, ListGroup, Row } from '@carta/ui';
import { pauseChosen } from '../day-orders-slice.ts';
import { clockOf } from '../order-words.ts';
import { useNow } from '../use-now.ts';
import type { SheetState } from './open-sheet.ts';

const LABELS: Readonly<Record<Pause, string>> = {
  '30-minutes': '30 minutos',
  '1-hour': '1 hora',
  today: 'Hasta mañana',
};

interface PauseSheetProps extends SheetState {
  readonly timeZone: string;
}

/** The three pauses. [DESK-2] */
export function PauseSheet({ isOpen, timeZone, onClose }: PauseSheetProps) {
  const dispatch = useDispatch();
  const now = useNow();
  const choose = (pause: Pause) => {
    onClose();
    dispatch(pauseChosen(pauseEnd(pause, timeZone, Date.now())));
  };
  return (
    <ClosableSheet
      open={isOpen}
      title="Pausar pedidos"
      description="Tus clientes ven el menú y leen desde cuándo pueden pedir."
      onClose={onClose}
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
    </ClosableSheet>
  );
}
