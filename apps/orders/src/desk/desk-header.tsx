import type { Menu } from '@carta/domain';
import { Button, IconButton, ScreenHeader } from '@carta/ui';
import { ClipboardList, History, Keyboard } from 'lucide-react';
import type { DaySums } from '../day-orders-slice.ts';
import { useSound } from '../new-order-sound.ts';
import { DayState } from './day-state.tsx';
import styles from './desk-header.module.css';
import { PauseButton } from './pause-button.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import { useOneLine, useRoomForWords, useWide } from '../use-wide.ts';

interface DeskHeaderProps {
  readonly menu: Menu;
  readonly sums: DaySums;
  readonly now: number;
  readonly isPaused: boolean;
  readonly isOff: boolean;
  readonly isHistory: boolean;
  readonly onHistory: () => void;
  readonly onKeys: () => void;
}

/**
 * The title with what holds for all lists: at a desk beside it, on a tablet and a phone in the line below, which scrolls away on a phone and gives
 * way to the strip of a pause and to the bar of a lost connection.
 */
export function DeskHeader(props: DeskHeaderProps) {
  const { menu, sums, now, isPaused, isOff, isHistory, onHistory, onKeys } = props;
  const { active } = menu.orderDesk;
  const isWide = useWide();
  const isOneLine = useOneLine();
  const hasWords = useRoomForWords();
  const sounds = useSound() === 'on';
  // Without a desk nothing new comes that could sound.
  const soundSwitch = (active || sounds) && <SoundSwitch hasWords={hasWords} />;
  const state = active && (
    <DayState menu={menu} sums={sums} now={now} isKnown={!isPaused && !isOff} isShort={hasWords} />
  );
  const canPause = active && !isPaused;
  const tools = (
    <>
      <Button variant="quiet" icon={isHistory ? ClipboardList : History} aria-keyshortcuts="H" onClick={onHistory}>
        {isHistory ? 'Pedidos abiertos' : 'Historial'}
      </Button>
      {soundSwitch}
      <IconButton variant="muted" label="Atajos de teclado" icon={Keyboard} onClick={onKeys} />
    </>
  );
  if (isWide && isOneLine)
    return (
      <ScreenHeader
        end={
          <div className={styles.tools}>
            {state}
            {tools}
            {canPause && <PauseButton look="outlined" />}
          </div>
        }
      />
    );
  return (
    <>
      <ScreenHeader end={isWide ? <div className={styles.tools}>{tools}</div> : soundSwitch} />
      {canPause && !isOff && (
        <div className={styles.line}>
          {state}
          <PauseButton look="quiet" />
        </div>
      )}
    </>
  );
}
