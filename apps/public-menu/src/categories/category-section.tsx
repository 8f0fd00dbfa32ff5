import type { PublicCategory, PublicItem } from '@carta/domain';
import { createContext, use } from 'react';
import { ownPicture, Picture } from '../picture.tsx';
import { elementId } from '../element-id.ts';
import styles from './category-section.module.css';
import { ItemRow } from './item-row.tsx';
import { Availability } from './availability.tsx';

/** The rows of lists that are rendered already, as HTML. */
export const RenderedRows = createContext<ReadonlyMap<readonly PublicItem[], string>>(new Map());

/** A level-1 category under its cover, with its items or its subcategories. */
export function CategorySection({ category }: { category: PublicCategory }) {
  const id = elementId(category);
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`} data-visit="category">
      <CategoryCover category={category} titleId={`${id}-title`} />
      <div className={styles.content}>
        <Availability category={category} />
        <ItemList items={category.items} />
        {category.categories.map((child) => (
          <section key={child.key} className={styles.subsection} aria-labelledby={elementId(child)}>
            <h3 id={elementId(child)}>{child.title}</h3>
            <Availability category={child} />
            <ItemList items={child.items} />
          </section>
        ))}
      </div>
    </section>
  );
}

function CategoryCover({ category, titleId }: { category: PublicCategory; titleId: string }) {
  const cover = ownPicture(category.image?.url);
  return (
    <div className={cover ? styles.cover : styles.plainCover}>
      {cover && (
        <Picture
          url={cover}
          alt=""
          className={styles.picture}
          width={358}
          height={124}
          sizes="(width >= 1000px) 280px, 92vw"
        />
      )}
      <h2 id={titleId}>{category.title}</h2>
    </div>
  );
}

function ItemList({ items }: { items: readonly PublicItem[] }) {
  const rendered = use(RenderedRows).get(items);
  if (items.length === 0) return null;
  if (rendered !== undefined) return <ul className={styles.list} dangerouslySetInnerHTML={{ __html: rendered }} />;
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <ItemRow key={item.key} item={item} />
      ))}
    </ul>
  );
}
