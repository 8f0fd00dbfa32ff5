import type { PublicCategory } from '@carta/domain';
import { elementId } from '../element-id.ts';
import { useTypedLang } from '../words.ts';

/** Links to the subcategories of a category, with the number of their items; `markPlaces` marks the one in sight. */
export function Subcategories({ category }: { category: PublicCategory }) {
  const lang = useTypedLang();
  if (category.categories.length === 0) return null;
  return (
    <ul lang={lang}>
      {category.categories.map((child) => (
        <li key={child.key}>
          <a href={`#${elementId(child)}`}>
            {child.title}
            <span>{child.items.length}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
