import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './shortcuts-dialog.module.css';

/** Keys that do the same, and what they do. */
export type Shortcut = readonly [keys: readonly string[], what: string];

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly shortcuts: readonly Shortcut[];
  readonly onClose: () => void;
}

/** 'Atajos de teclado': the keys of a screen. */
export function ShortcutsDialog({ open, shortcuts, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog
      open={open}
      title="Atajos de teclado"
      onClose={onClose}
      actions={
        <Button wide onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      <dl>
        {shortcuts.map(([keys, what]) => (
          <div key={what} className={styles.shortcut}>
            <dt className={styles.keys}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
