import type { PublicItem } from '@carta/domain';
import { use } from 'react';
import { MenuContext } from '../menu-context.ts';
import { ownPicture, Picture } from '../picture.tsx';
import { productPath } from '../product-path.ts';
import { elementId } from '../element-id.ts';
import { DietMarks } from '../diet-marks.tsx';
import { ItemPrice, SoldOutTag, useIsOffered } from '../item-price.tsx';
import { useTypedLang } from '../words.ts';
import styles from './item-row.module.css';

/** An item: text beside its picture or its place; else title, dots and price in one line as on a printed menu. */
export function ItemRow({ item, hasPicture }: { item: PublicItem; hasPicture: boolean }) {
  return hasPicture ? <RowWithPicture item={item} /> : <RowWithDots item={item} />;
}

/** A link to the product's own page; with the script it opens the product's sheet. */
function Title({ item }: { item: PublicItem }) {
  const { key, languageQuery } = use(MenuContext);
  return (
    <p className={styles.title}>
      <a href={productPath(key, item.key) + languageQuery} data-title="" lang={useTypedLang()}>
        {item.title}
      </a>
      <DietMarks item={item} />
    </p>
  );
}

function Description({ item: { description } }: { item: PublicItem }) {
  const lang = useTypedLang();
  return (
    description && (
      <p className={styles.description} lang={lang}>
        {description}
      </p>
    )
  );
}

function RowWithPicture({ item }: { item: PublicItem }) {
  const picture = ownPicture(item.image.url);
  const isOffered = useIsOffered(item);
  return (
    <li className={styles.withPicture} id={elementId(item)} data-visit="product" data-order={isOffered || undefined}>
      <div className={styles.text}>
        <Title item={item} />
        <Description item={item} />
        <div className={styles.price}>
          <ItemPrice item={item} />
          <SoldOutTag item={item} />
        </div>
      </div>
      {picture ? (
        <Picture url={picture} alt={item.title} className={styles.picture} width={104} height={104} />
      ) : (
        <svg className={styles.noPicture} aria-hidden="true">
          <use href="#no-picture" />
        </svg>
      )}
    </li>
  );
}

function RowWithDots({ item }: { item: PublicItem }) {
  const isOffered = useIsOffered(item);
  return (
    <li className={styles.withDots} id={elementId(item)} data-visit="product" data-order={isOffered || undefined}>
      <div className={styles.leader}>
        <Title item={item} />
        {isOffered ? <ItemPrice item={item} /> : <SoldOutTag item={item} />}
      </div>
      <Description item={item} />
    </li>
  );
}
