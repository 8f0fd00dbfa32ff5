import { IconButton } from '@carta/ui';
import { Smartphone } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { isWide, WIDE } from './is-wide.ts';
import { PreviewPhone } from './preview-phone.tsx';
import { PreviewSheet } from './preview-sheet.tsx';
import styles from './preview.module.css';

/** The diners' page on a phone that is drawn, or the button that opens it over the whole screen. */
export function Preview() {
  const wide = useSyncExternalStore(watchWidth, isWide);
  return wide ? <PreviewPhone /> : <SheetOpener />;
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
