import { modalOpened, selectBusinessKey, useSelector } from '@carta/panel';
import { AddButton } from '@carta/ui';
import { useUnlockedDispatch } from '../outbox/use-unlocked-dispatch.ts';
import styles from './add-main-category.module.css';

export function AddMainCategory() {
  const add = useAddingMainCategory();
  return (
    <div className={styles.add}>
      <AddButton onClick={add}>Agregar categoría principal</AddButton>
    </div>
  );
}

/** Opens the dialog that adds categories of level 1. */
export function useAddingMainCategory(): () => void {
  const dispatch = useUnlockedDispatch();
  const parent = useSelector(selectBusinessKey);
  return () => dispatch(modalOpened({ type: 'addCategoryL1', parent }));
}
