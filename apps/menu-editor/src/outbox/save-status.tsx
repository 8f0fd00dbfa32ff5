import { selectBusinessKey, useSelector } from '@carta/panel';
import { IconLink } from '@carta/ui';
import { Check, Eye } from 'lucide-react';
import { selectJustSaved, selectSaving } from './outbox-slice.ts';
import styles from './save-status.module.css';

/** 'Guardando…' or 'Guardado'; otherwise a link to the public menu. */
export function SaveStatus() {
  const business = useSelector(selectBusinessKey);
  const saving = useSelector(selectSaving);
  const justSaved = useSelector(selectJustSaved);
  return (
    <>
      <div role="status" className={styles.status}>
        {saving && <span className={styles.saving}>Guardando…</span>}
        {justSaved && (
          <span className={styles.saved}>
            <Check size={18} strokeWidth={1.75} aria-hidden />
            Guardado
          </span>
        )}
      </div>
      {!saving && !justSaved && business !== null && (
        <IconLink label="Ver menú" icon={Eye} href={`/m/${business}`} target="_blank" />
      )}
    </>
  );
}
