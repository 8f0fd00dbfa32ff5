import { useCannotOpen, useSelector } from '@carta/panel';
import { Button, lazyComponent, lazyModule } from '@carta/ui';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { selectEditing } from '../tree-state/tree-slice.ts';
import styles from './preview-button.module.css';

const sheet = lazyModule(() => import(/* webpackChunkName: "preview" */ './preview-sheet.tsx'));
const PreviewSheet = lazyComponent(sheet, ({ PreviewSheet }) => PreviewSheet);

/** Opens the preview over the whole screen, where there is no room beside the screen; usable while a row is edited. */
export function PreviewButton() {
  const [open, setOpen] = useState(false);
  const isEditing = useSelector(selectEditing) !== null;
  const cannotOpen = useCannotOpen();
  const show = () => sheet.load().then(() => setOpen(true), cannotOpen);
  return (
    <div className={isEditing ? `${styles.opener} ${styles.overEdit}` : styles.opener} data-above-block>
      <Button variant="secondary" icon={Smartphone} aria-haspopup="dialog" onClick={() => void show()}>
        Vista previa
      </Button>
      {open && <PreviewSheet onClose={() => setOpen(false)} />}
    </div>
  );
}
