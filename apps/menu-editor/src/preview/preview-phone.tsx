import { selectBusinessKey, useSelector } from '@carta/panel';
import { PreviewFrame } from './preview-frame.tsx';
import styles from './preview-phone.module.css';

/** The preview in a drawn phone, beside the screen. */
export function PreviewPhone() {
  const business = useSelector(selectBusinessKey);
  return (
    <aside className={styles.stage} aria-label="Vista previa">
      <div className={styles.phone}>{business !== null && <PreviewFrame business={business} />}</div>
    </aside>
  );
}
