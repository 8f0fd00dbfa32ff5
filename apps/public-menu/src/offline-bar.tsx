import { useWords } from './words.ts';
import styles from './offline-bar.module.css';

/** 'Sin conexión. Menú de hoy, 12.40'; the script shows it and fills in the time. */
export function OfflineBar() {
  const { noConnection, menuOfToday, menuOfDay } = useWords();
  return (
    <div className={styles.bar} hidden data-offline-bar="" data-today={menuOfToday} data-other-day={menuOfDay}>
      <p role="status">
        <strong>{noConnection}</strong> <span />
      </p>
    </div>
  );
}
