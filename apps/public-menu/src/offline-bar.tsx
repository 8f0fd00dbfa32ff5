import { WifiOff } from 'lucide-react';
import { useWords } from './words.ts';
import styles from './offline-bar.module.css';

/** 'Sin conexión. Menú de hoy a las 12.40'; the script shows it and fills in the time. */
export function OfflineBar() {
  const { noConnection, menuOfToday, menuOfDay } = useWords();
  return (
    <div className={styles.bar} hidden data-offline-bar="" data-today={menuOfToday} data-other-day={menuOfDay}>
      <WifiOff size={20} strokeWidth={1.75} aria-hidden="true" />
      <p role="status">
        <strong>{noConnection}</strong> <span />
      </p>
    </div>
  );
}
