import { availableAt, type Hours, type PublicCategory, type PublicItem } from '@carta/domain';
import { createContext, use, type CSSProperties } from 'react';
import { ownPicture, Picture } from '../picture.tsx';
import { elementId } from '../element-id.ts';
import { MenuContext } from '../menu-context.ts';
import { useTypedLang, useWords } from '../words.ts';
import styles from './category-section.module.css';
import { ItemRow } from './item-row.tsx';
import { Subcategories } from './subcategories.tsx';

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
  const { timeZone, now } = use(MenuContext);
  const lang = useTypedLang();
  const isAvailable = ({ availability = [] }: PublicCategory) => availableAt({ availability, timeZone, now }).open;
  const isClosed = !isAvailable(category) || undefined;
  return (
    <section
      className={styles.section}
      id={id}
      aria-labelledby={`${id}-title`}
      data-visit="category"
      data-closed={isClosed}
      style={{ '--rows': rowsOf(category) } as CSSProperties}
    >
      <CategoryCover category={category} titleId={`${id}-title`} />
      {category.categories.length > 0 && (
        <div className={styles.chips} data-chips="">
          <Subcategories category={category} />
        </div>
      )}
      <Availability hours={category.availability} isAvailable={isAvailable(category)} />
      <ItemList items={category.items} />
      {category.categories.map((child) => (
        <section
          key={child.key}
          className={styles.subsection}
          aria-labelledby={elementId(child)}
          data-closed={!isAvailable(child) || undefined}
        >
          <h3 id={elementId(child)} lang={lang}>
            {child.title}
          </h3>
          <Availability hours={child.availability} isAvailable={isAvailable(child)} />
          <ItemList items={child.items} />
        </section>
      ))}
    </section>
  );
}

/** About how many rows high the section is: a browser draws it only when it comes near, and until then takes this for its height. */
function rowsOf({ items, categories }: PublicCategory): number {
  return categories.reduce((sum, child) => sum + 1 + child.items.length, items.length);
}

/** 'Disponible lun a vie de 12.00 a 15.30' outside of these hours. [HOURS-4] [HOURS-5] */
function Availability({ hours, isAvailable }: { hours: Hours | undefined; isAvailable: boolean }) {
  const { available } = useWords();
  return !isAvailable && hours && <p className={styles.availability}>{available(hours)}</p>;
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
          sizes="(width >= 1000px) 860px, 92vw"
        />
      )}
      <h2 id={titleId} lang={useTypedLang()}>
        {category.title}
      </h2>
    </div>
  );
}

/** In a list with pictures, a row without one shows an empty place instead of dots. */
export function isInPictures(items: readonly PublicItem[]): boolean {
  return items.some(({ image }) => ownPicture(image.url) !== null);
}

function ItemList({ items }: { items: readonly PublicItem[] }) {
  const rendered = use(Rendered).get(items);
  if (items.length === 0) return null;
  const hasPicture = isInPictures(items);
  if (rendered !== undefined) return <ul className={styles.list} dangerouslySetInnerHTML={{ __html: rendered }} />;
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <ItemRow key={item.key} item={item} hasPicture={hasPicture} />
      ))}
    </ul>
  );
}
