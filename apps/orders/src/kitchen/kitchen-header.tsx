import { clockIn, clockWords, type Key, type Menu } from '@carta/domain';
import { selectConnectionLost, useSelector } from '@carta/panel';
import { Button, IconButton, IconLink, ScreenContext, ToggleChip } from '@carta/ui';
import { ArrowLeft, Undo2, Volume2, VolumeX } from 'lucide-react';
import { use } from 'react';
import type { KitchenStep } from '../kitchen-slice.ts';
import { chooseSound, useSound } from '../new-order-sound.ts';
import { useTimed } from '../use-timed.ts';
import styles from './kitchen-header.module.css';

interface KitchenHeaderProps {
  readonly menu: Menu;
  readonly categories: readonly Key[];
  readonly onCategories: (categories: readonly Key[]) => void;
  /** What 'Deshacer' takes back. */
  readonly lastStep: KitchenStep | undefined;
  readonly onUndo: () => void;
}

/** The title, the station of this device, 'Deshacer', the sound and the time. */
export function KitchenHeader(props: KitchenHeaderProps) {
  const { menu, categories, onCategories, lastStep, onUndo } = props;
  const { title, parent = '/panel' } = use(ScreenContext);
  const isOff = useSelector(selectConnectionLost);
  const sound = useSound();
  const clock = useTimed((now) => clockWords(clockIn(menu.timeZone, now)));
  const toggle = (key: Key) =>
    onCategories(categories.includes(key) ? categories.filter((one) => one !== key) : [...categories, key]);
  return (
    <header className={styles.header}>
      <IconLink label="Volver" icon={ArrowLeft} href={parent} />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.stations} role="group" aria-label="Estación" tabIndex={0}>
        <ToggleChip pressed={categories.length === 0} onToggle={() => onCategories([])}>
          Todas
        </ToggleChip>
        {stationsOf(menu).map(({ key, title: name }) => (
          <ToggleChip key={key} pressed={categories.includes(key)} onToggle={() => toggle(key)}>
            {name}
          </ToggleChip>
        ))}
      </div>
      <div className={styles.tools}>
        <Button
          variant="quiet"
          icon={Undo2}
          disabled={isOff || !lastStep}
          aria-keyshortcuts="D"
          aria-label={lastStep ? `Deshacer: pedido ${lastStep.number}` : 'Deshacer'}
          onClick={onUndo}
        >
          Deshacer
        </Button>
        <span className={styles.sound} data-on={sound === 'on'}>
          {sound === 'on' ? (
            <IconButton label="Desactivar sonido" icon={Volume2} onClick={() => chooseSound(false)} />
          ) : (
            <IconButton label="Activar sonido" icon={VolumeX} onClick={() => chooseSound(true)} />
          )}
        </span>
        <p className={styles.clock}>{clock}</p>
      </div>
    </header>
  );
}

/** Returns the categories with products; those of level 1 that have categories below are these. */
function stationsOf({ categoriesL1, categoriesL2, items }: Menu) {
  const filled = new Set(items.map(({ parent }) => parent));
  return categoriesL1
    .flatMap((one) => [one, ...categoriesL2.filter(({ parent }) => parent === one.key)])
    .filter(({ key, title }) => filled.has(key) && title.trim() !== '');
}
