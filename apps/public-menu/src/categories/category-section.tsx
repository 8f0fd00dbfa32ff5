import { categoryTitle, type PublicCategory } from '@carta/domain';
import { ownPicture, Picture } from '../picture.tsx';
import { anchorOf } from '../anchor-of.ts';
import styles from './category-section.module.css';
import { ProductList } from './product-list.tsx';

/** A level-1 category under its cover, with its products or its subcategories. */
export function CategorySection({ category }: { category: PublicCategory }) {
  const id = anchorOf(category);
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`} data-visit="category">
      <CategoryCover category={category} titleId={`${id}-title`} />
      <div className={styles.content}>
        <ProductList items={category.items} />
        {category.categories.map((child) => (
          <section key={child.key} className={styles.subsection} aria-labelledby={anchorOf(child)}>
            <h3 id={anchorOf(child)}>{categoryTitle(child)}</h3>
            <ProductList items={child.items} />
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
      <h2 id={titleId}>{categoryTitle(category)}</h2>
    </div>
  );
}
