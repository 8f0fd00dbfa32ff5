import { Button, Dialog } from '@carta/ui';
import styles from './desk-keys-dialog.module.css';

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['↓', '↑'], 'Ir a otro pedido o mesa (también J y K)'],
  [['→', '←'], 'Ir a otra lista'],
  [['Enter'], 'Dar el siguiente paso'],
  [['1 … 5'], 'Elegir en cuántos minutos'],
  [['R'], 'Rechazar'],
  [['C'], 'Cerrar la mesa'],
  [['D'], 'Deshacer tu último paso'],
  [['Tab'], 'Ir a los botones del pedido'],
  [['H'], 'Historial, y volver'],
  [['P'], 'Pausar pedidos'],
  [['?'], 'Ver estos atajos'],
];

interface DeskKeysDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** 'Atajos de teclado': the keys of the desk. */
export function DeskKeysDialog({ isOpen, onClose }: DeskKeysDialogProps) {
  return (
    <Dialog
      open={isOpen}
      title="Atajos de teclado"
      onClose={onClose}
      actions={
        <Button wide onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      <dl className={styles.keys}>
        {KEYS.map(([keys, what]) => (
          <div key={what} className={styles.line}>
            <dt className={styles.names}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className={styles.what}>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
