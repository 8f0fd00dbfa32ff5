import { categoryTitle, type PublicCategory } from '@carta/domain';
import { elementId } from '../element-id.ts';
import styles from './category-tabs.module.css';

/** `markCurrentTab` finds the tabs by `data-tabs`. */
export function CategoryTabs({ categories }: { categories: readonly PublicCategory[] }) {
  return (
    <nav className={styles.tabs} aria-label="Categorías">
      <ul data-tabs="">
        {categories.map((category) => (
          <li key={category.key}>
            <a href={`#${elementId(category)}`}>{categoryTitle(category)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
