import { categoryTitle, type PublicCategory } from '@carta/domain';
import { anchorOf } from '../anchor-of.ts';
import styles from './category-tabs.module.css';

/** `data-tabs` is what the script looks for that marks the category in sight. */
export function CategoryTabs({ categories }: { categories: readonly PublicCategory[] }) {
  return (
    <nav className={styles.tabs} aria-label="Categorías">
      <ul data-tabs="">
        {categories.map((category) => (
          <li key={category.key}>
            <a href={`#${anchorOf(category)}`}>{categoryTitle(category)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
