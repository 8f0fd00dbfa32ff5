import { Button, IconButton } from '@carta/ui';
import { Volume2, VolumeX } from 'lucide-react';
import { chooseSound, useSound } from '../new-order-sound.ts';
import styles from './sound-switch.module.css';

interface SoundSwitchProps {
  /** Says beside the speaker that it is on. */
  readonly hasWords: boolean;
}

/** Whether this device sounds, and the tap that changes it. */
export function SoundSwitch({ hasWords }: SoundSwitchProps) {
  const isOn = useSound() === 'on';
  return (
    <span className={isOn && hasWords ? `${styles.sound} ${styles.words}` : styles.sound} data-on={isOn}>
      {isOn && hasWords ? (
        <Button
          variant="quiet"
          icon={Volume2}
          aria-label="Sonido activado. Desactivar sonido"
          onClick={() => chooseSound(false)}
        >
          Sonido activado
        </Button>
      ) : isOn ? (
        <IconButton label="Desactivar sonido" icon={Volume2} onClick={() => chooseSound(false)} />
      ) : (
        <IconButton label="Sonido desactivado. Activar sonido" icon={VolumeX} onClick={() => chooseSound(true)} />
      )}
    </span>
  );
}
