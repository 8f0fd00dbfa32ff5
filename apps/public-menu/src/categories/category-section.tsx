import type { Hours, PublicCategory, PublicItem } from '@carta/domain';
import { createContext, use, type CSSProperties } from 'react';
import { closedHours } from '../availability.tsx';
import { ownPicture, Picture } from '../picture.tsx';
import { elementId } from '../element-id.ts';
import { MenuContext } from '../menu-context.ts';
import { useTypedLang } from '../words.ts';
import styles from './category-section.module.css';
import { ItemRow } from './item-row.tsx';
import { Subcategories } from './subcategories.tsx';

const COVER_SIZES = '(width >= 1000px) 860px, 92vw';

/** What is rendered already, as HTML: the rows of lists of items, and the sections of a list of categories. */
export const Rendered = createContext<ReadonlyMap<readonly PublicItem[] | readonly PublicCategory[], string>>(
  new Map(),
);

export function CategorySections({
  categories,
  className,
}: {
  categories: readonly PublicCategory[];
  className?: string;
}) {
  const rendered = use(Rendered).get(categories);
  if (rendered !== undefined)
    return <div className={className} data-sections="" dangerouslySetInnerHTML={{ __html: rendered }} />;
  return (
    <div className={className} data-sections="">
      {categories.map((category) => (
        <CategorySection key={category.key} category={category} />
      ))}
    </div>
  );
}

/** A level-1 category under its cover, with its items or its subcategories. */
export function CategorySection({ category }: { category: PublicCategory }) {
  const id = elementId(category);
  const view = use(MenuContext);
  const lang = useTypedLang();
  return (
    <section
      className={styles.section}
      id={id}
      aria-labelledby={`${id}-title`}
      data-visit="category"
      style={{ '--rows': rowsOf(category) } as CSSProperties}
    >
      <CategoryCover category={category} titleId={`${id}-title`} />
      {category.categories.length > 0 && (
        <div className={styles.chips} data-chips="">
          <Subcategories category={category} />
        </div>
      )}
      <ItemList items={category.items} closed={closedHours([category], view)} />
      {category.categories.map((child) => (
        <section
          key={child.key}
          className={styles.subsection}
          aria-labelledby={elementId(child)}
          style={{ '--rows': child.items.length } as CSSProperties}
        >
          <h3 id={elementId(child)} lang={lang}>
            {child.title}
          </h3>
          <ItemList items={child.items} closed={closedHours([category, child], view)} />
        </section>
      ))}
    </section>
  );
}

/** About how many rows high the section is: a browser draws it only when it comes near, and until then takes this for its height. */
function rowsOf({ items, categories }: PublicCategory): number {
  return categories.reduce((sum, child) => sum + 1 + child.items.length, items.length);
}

function CategoryCover({ category, titleId }: { category: PublicCategory; titleId: string }) {
  const cover = ownPicture(category.image?.url);
  return (
    <div className={cover ? styles.cover : styles.plainCover}>
      {cover && <Picture url={cover} className={styles.picture} width={358} height={124} sizes={COVER_SIZES} />}
      <h2 id={titleId} lang={useTypedLang()}>
        {category.title}
      </h2>
    </div>
  );
}

function ItemList({ items, closed }: { items: readonly PublicItem[]; closed: readonly Hours[] }) {
  const rendered = use(Rendered).get(items);
  if (items.length === 0) return null;
  if (rendered !== undefined) return <ul className={styles.list} dangerouslySetInnerHTML={{ __html: rendered }} />;
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <ItemRow key={item.key} item={item} closed={closed} />
      ))}
    </ul>
  );
}
