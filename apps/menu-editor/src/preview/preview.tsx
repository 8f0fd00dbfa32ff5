import { selectBusinessKey, useSelector } from '@carta/panel';
import { IconButton } from '@carta/ui';
import { Smartphone } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { isWide, WIDE } from './is-wide.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewSheet } from './preview-sheet.tsx';
import styles from './preview.module.css';

/** The preview in a drawn phone; on a narrow screen, a button that opens it in full screen. */
export function Preview() {
  const wide = useSyncExternalStore(watchWidth, isWide);
  return wide ? <PreviewPhone /> : <SheetOpener />;
}

function PreviewPhone() {
  const business = useSelector(selectBusinessKey);
  return (
    <aside className={styles.stage} aria-label="Vista previa">
      <div className={styles.phone}>{business !== null && <PreviewFrame business={business} />}</div>
    </aside>
  );
}

function SheetOpener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className={styles.opener}>
        <IconButton label="Vista previa" icon={Smartphone} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      </div>
      {open && <PreviewSheet onClose={() => setOpen(false)} />}
    </>
  );
}

function watchWidth(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
