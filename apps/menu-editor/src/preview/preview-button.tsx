import { useCannotOpen } from '@carta/panel';
import { Button, lazyComponent, lazyModule } from '@carta/ui';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import styles from './preview-button.module.css';

const sheet = lazyModule(() => import(/* webpackChunkName: "preview" */ './preview-sheet.tsx'));
const PreviewSheet = lazyComponent(sheet, ({ PreviewSheet }) => PreviewSheet);

/** Opens the preview over the whole screen, where there is no room beside the screen; usable while a row is edited. */
export function PreviewButton() {
  const [open, setOpen] = useState(false);
  const cannotOpen = useCannotOpen();
  const show = () => sheet.load().then(() => setOpen(true), cannotOpen);
  return (
    <div className={styles.opener} data-above-block>
      <Button variant="secondary" icon={Smartphone} aria-haspopup="dialog" onClick={() => void show()}>
        Vista previa
      </Button>
      {open && <PreviewSheet onClose={() => setOpen(false)} />}
    </div>
  );
}
