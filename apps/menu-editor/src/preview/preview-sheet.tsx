import { selectBusinessKey, useSelector } from '@carta/panel';
import { IconButton, useBackLayer } from '@carta/ui';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PreviewFrame } from './preview-frame.tsx';
import styles from './preview-sheet.module.css';

/** The preview in full screen, on phones. */
export function PreviewSheet({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const business = useSelector(selectBusinessKey);
  useEffect(() => dialog.current?.showModal(), []);
  useBackLayer(true, () => dialog.current?.close());
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby="preview-title" onClose={onClose}>
      <header className={styles.bar}>
        <h2 id="preview-title" className={styles.title}>
          Vista previa
        </h2>
        <IconButton label="Cerrar" icon={X} onClick={() => dialog.current?.close()} />
      </header>
      <div className={styles.page}>{business !== null && <PreviewFrame business={business} />}</div>
    </dialog>
  );
}
