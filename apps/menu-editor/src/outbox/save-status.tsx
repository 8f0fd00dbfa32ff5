import { useSelector } from '@carta/panel';
import { Check } from 'lucide-react';
import { selectJustSaved, selectSaving } from './outbox-slice.ts';
import styles from './save-status.module.css';

/** 'Guardando…' or 'Guardado', in a place of its own at the header's right. */
export function SaveStatus() {
  const saving = useSelector(selectSaving);
  const justSaved = useSelector(selectJustSaved);
  return (
    <div role="status" className={styles.status}>
      {saving && <span className={styles.saving}>Guardando…</span>}
      {justSaved && (
        <span className={styles.saved}>
          <Check size={18} strokeWidth={1.75} aria-hidden />
          Guardado
        </span>
      )}
    </div>
  );
}
