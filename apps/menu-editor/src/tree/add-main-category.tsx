import { Plus } from 'lucide-react';
import styles from './add-main-category.module.css';
import { useAddingMainCategory } from './use-adding-main-category.ts';

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
