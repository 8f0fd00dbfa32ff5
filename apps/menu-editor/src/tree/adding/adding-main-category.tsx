import { useSelector } from '@carta/panel';
import { isAt, selectAddingPlace } from '../../tree-state/adding-slice.ts';
import { AddButton } from './add-button.tsx';
import { NewRow } from './adding-line.tsx';
import styles from './adding-main-category.module.css';

const PLACE = { kind: 'category', parent: null } as const;

/** Below the `categories` main ones: the row in which one is typed, and the button that begins it. */
export function AddingMainCategory({ categories }: { readonly categories: number }) {
  const place = useSelector(selectAddingPlace);
  return (
    <div className={styles.card}>
      {place && isAt(place, PLACE) && <NewRow top={categories} />}
      <AddButton place={PLACE} />
    </div>
  );
}
