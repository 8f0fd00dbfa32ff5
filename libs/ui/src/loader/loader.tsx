import { classNames } from '../class-names.ts';
import styles from './loader.module.css';

interface LoaderProps {
  label?: string;
  size?: 'm' | 'l';
  /** 0 to 1; without it the ring turns. */
  progress?: number;
}

export function Loader({ label = 'Cargando', size = 'l', progress }: LoaderProps) {
  const percent = progress === undefined ? undefined : Math.round(progress * 100);
  return (
    <span className={styles.loader} role="progressbar" aria-label={label} aria-valuenow={percent}>
      <Ring size={size} progress={progress} />
    </span>
  );
}

interface RingProps {
  size?: 'm' | 'l';
  /** 0 to 1; without it the ring turns. */
  progress?: number;
}

const CIRCUMFERENCE = 2 * Math.PI * 9;

/** The loader's drawing in the current text colour, hidden from screen readers. */
export function Ring({ size = 'm', progress }: RingProps) {
  const isTurning = progress === undefined;
  return (
    <svg className={classNames(styles.ring, styles[size], isTurning && styles.turning)} viewBox="0 0 24 24" aria-hidden>
      {!isTurning && <circle className={styles.track} cx="12" cy="12" r="9" />}
      <circle
        className={styles.arc}
        cx="12"
        cy="12"
        r="9"
        strokeDasharray={CIRCUMFERENCE}
        strokeDashoffset={CIRCUMFERENCE * (1 - (progress ?? 0.7))}
      />
    </svg>
  );
}
