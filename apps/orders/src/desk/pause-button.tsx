import { selectConnectionLost, useSelector } from '@carta/panel';
import { Button } from '@carta/ui';
import { Pause } from 'lucide-react';
import { selectDayOrders } from '../orders-state.ts';
import styles from './desk-header.module.css';
import { useOpenSheet } from './open-sheet.ts';

interface PauseButtonProps {
  /** 'outlined' says the whole name where there is room. */
  readonly look: 'quiet' | 'outlined';
}

/** Opens the three pauses. [DESK-2] */
export function PauseButton({ look }: PauseButtonProps) {
  const openSheet = useOpenSheet();
  const isOff = useSelector(selectConnectionLost);
  const { pausing } = useSelector(selectDayOrders);
  return (
    <Button
      variant={look === 'quiet' ? 'quiet' : 'secondary'}
      icon={Pause}
      aria-label="Pausar pedidos"
      aria-keyshortcuts="P"
      disabled={isOff}
      saving={pausing}
      onClick={() => openSheet({ what: 'pause' })}
    >
      <span>Pausar{look === 'outlined' && <span className={styles.rest}> pedidos</span>}</span>
    </Button>
  );
}
