import { useSelector } from '@carta/panel';
import { isAt, selectAddingPlace } from '../../tree-state/adding-slice.ts';
import { IconButton } from '@carta/ui';
import { ListPlus } from 'lucide-react';
import { useAddingMainCategory } from '../add-main-category.ts';
import { AddButton } from './add-button.tsx';
import { NewRow } from './adding-line.tsx';
import styles from './adding-main-category.module.css';

const PLACE = { kind: 'category', parent: null } as const;

/** Below the `categories` main ones: the row in which one is typed, the button that begins it, and the one that adds several by their number. */
export function AddingMainCategory({ categories }: { readonly categories: number }) {
  const place = useSelector(selectAddingPlace);
  const addSeveral = useAddingMainCategory();
  return (
    <div className={styles.card}>
      {place && isAt(place, PLACE) && <NewRow top={categories} />}
      <div className={styles.buttons}>
        <AddButton place={PLACE} />
        {categories > 0 && (
          <IconButton variant="muted" label="Agregar categoría principal" icon={ListPlus} onClick={addSeveral} />
        )}
      </div>
    </div>
  );
}
