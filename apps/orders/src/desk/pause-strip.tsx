import type { Menu } from '@carta/domain';
import { useDispatch, useSelector } from '@carta/panel';
import { Button } from '@carta/ui';
import { Pause } from 'lucide-react';
import { pauseChosen } from '../day-orders-slice.ts';
import { selectDayOrders } from '../orders-state.ts';
import { clockOf } from '../order-words.ts';
import styles from './pause-strip.module.css';

interface PauseStripProps {
  readonly menu: Menu;
  readonly until: number;
  readonly isOff: boolean;
}

/** Until when no orders are taken, and the tap that takes them again. [DESK-2] */
export function PauseStrip({ menu: { timeZone }, until, isOff }: PauseStripProps) {
  const dispatch = useDispatch();
  const { pausing } = useSelector(selectDayOrders);
  return (
    <div className={styles.strip}>
      <Pause size={22} strokeWidth={1.75} aria-hidden />
      <p>{`En pausa hasta ${clockOf(timeZone, until)}`}</p>
      <span className={styles.action}>
        <Button variant="quiet" disabled={isOff} saving={pausing} onClick={() => void dispatch(pauseChosen(null))}>
          Reabrir
        </Button>
      </span>
    </div>
  );
}
