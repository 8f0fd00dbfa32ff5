import { modalOpened, selectBusinessKey, useSelector } from '@carta/panel';
import { Plus } from 'lucide-react';
import { useUnlockedDispatch } from '../outbox/use-unlocked-dispatch.ts';
import styles from './add-main-category.module.css';

export function AddMainCategory() {
  const add = useAddingMainCategory();
  return (
    <button type="button" className={styles.add} onClick={add}>
      <span className={styles.disc}>
        <Plus size={20} strokeWidth={1.75} aria-hidden />
      </span>
      Agregar categoría principal
    </button>
  );
}

/** Opens the dialog that adds categories of level 1. */
export function useAddingMainCategory(): () => void {
  const dispatch = useUnlockedDispatch();
  const parent = useSelector(selectBusinessKey);
  return () => dispatch(modalOpened({ type: 'addCategoryL1', parent }));
}
