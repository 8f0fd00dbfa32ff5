import { Ring } from './ring.tsx';
import styles from './loader.module.css';

export interface LoaderProps {
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
