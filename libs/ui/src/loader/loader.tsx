import { classNames } from '../class-names.ts';
import styles from './loader.module.css';

interface LoaderProps {
  /** What is being waited for. */
  label?: string;
  size?: 'm' | 'l';
  /** 0 to 1, where it is known; without it the ring turns. */
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

/** The drawing alone, in the colour of the words around it. */
export function Ring({ size = 'm', progress }: RingProps) {
  const turns = progress === undefined;
  return (
    <svg className={classNames(styles.ring, styles[size], turns && styles.turning)} viewBox="0 0 24 24" aria-hidden>
      {!turns && <circle className={styles.track} cx="12" cy="12" r="9" />}
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
