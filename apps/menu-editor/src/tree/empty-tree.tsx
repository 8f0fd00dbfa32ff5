import { Button, EmptyState } from '@carta/ui';
import { ClipboardPaste, FileUp, Plus } from 'lucide-react';
import { useUnlockedDispatch } from '../outbox/use-unlocked-dispatch.ts';
import { toolOpened } from '../tools/tools-slice.ts';
import { useOpenImport } from '../use-open-import.ts';
import styles from './empty-tree.module.css';
import { useAddingMainCategory } from './add-main-category.ts';

/** An empty menu: the button on the plate adds the first categories; a menu that exists already comes in from a list or a file. */
export function EmptyTree() {
  const add = useAddingMainCategory();
  const openImport = useOpenImport();
  const change = useUnlockedDispatch();
  const plate = (
    <div className={styles.table}>
      <svg className={styles.cutlery} viewBox="0 0 56 224" aria-hidden>
        <path d="M5 5v52a22 22 0 0 0 22 22M49 5v52a22 22 0 0 1-22 22M27 5v214" />
      </svg>
      <div className={styles.plate}>
        <button type="button" className={styles.add} aria-label="Agregar categoría principal" onClick={add}>
          <Plus size={30} strokeWidth={2} aria-hidden />
        </button>
      </div>
      <svg className={styles.cutlery} viewBox="0 0 56 224" aria-hidden>
        <path d="M33 219V8C12 30 5 62 5 96a16 16 0 0 0 16 16h12" />
      </svg>
    </div>
  );
  return (
    <div className={styles.screen}>
      <EmptyState
        title="Categorías principales"
        illustration={plate}
        action={
          <div className={styles.others}>
            <Button
              variant="secondary"
              icon={ClipboardPaste}
              onClick={() => change(toolOpened({ name: 'paste', target: null, text: '' }))}
            >
              Pegar lista
            </Button>
            <Button variant="secondary" icon={FileUp} onClick={openImport}>
              Importar menú
            </Button>
          </div>
        }
      >
        Parece que no tienes información aún, presiona el círculo para cargar tus primeras categorías
      </EmptyState>
    </div>
  );
}
