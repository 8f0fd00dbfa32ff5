import { Button, Dialog } from '@carta/ui';
import { useCloseTool } from '../tools/use-close-tool.ts';
import styles from './shortcuts-dialog.module.css';

const SHORTCUTS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['↑', '↓', 'Inicio', 'Fin'], 'Ir a otra fila'],
  [['Letras'], 'Ir a la fila que empieza así'],
  [['→', '←'], 'Abrir o cerrar una categoría'],
  [['Tab'], 'Ir a los botones de la fila'],
  [['Espacio'], 'Mover la fila'],
  [['Enter', 'F2'], 'Editar'],
  [['Supr'], 'Eliminar'],
  [['Ctrl D'], 'Duplicar'],
  [['Ctrl Z'], 'Deshacer el último cambio'],
  [['/'], 'Buscar'],
  [['?'], 'Ver estos atajos'],
];

/** 'Atajos de teclado': the keys of the editor. */
export function ShortcutsDialog() {
  const close = useCloseTool();
  return (
    <Dialog
      open
      title="Atajos de teclado"
      onClose={close}
      actions={
        <Button wide onClick={close}>
          Cerrar
        </Button>
      }
    >
      <dl className={styles.shortcuts}>
        {SHORTCUTS.map(([keys, what]) => (
          <div key={what} className={styles.shortcut}>
            <dt>
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
