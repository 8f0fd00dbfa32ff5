import { selectBusinessKey, useSelector } from '@carta/panel';
import { PreviewFrame } from './preview-frame.tsx';
import styles from './preview-phone.module.css';

/** The diners' page on a phone that is drawn, beside the screens. */
export function PreviewPhone() {
  const business = useSelector(selectBusinessKey);
  return (
    <aside className={styles.stage} aria-label="Vista previa">
      <div className={styles.phone}>{business !== null && <PreviewFrame business={business} />}</div>
    </aside>
  );
}
