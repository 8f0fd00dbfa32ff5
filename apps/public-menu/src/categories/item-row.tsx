import type { Hours, PublicItem } from '@carta/domain';
import { use } from 'react';
import { Availability } from '../availability.tsx';
import { MenuContext } from '../menu-context.ts';
import { ownPicture, Picture } from '../picture.tsx';
import { itemPath } from '../item-path.ts';
import { elementId } from '../element-id.ts';
import { DietMarks } from '../diet-marks.tsx';
import { ItemPrice, SoldOutTag, useIsOffered } from '../item-price.tsx';
import { useTypedLang } from '../words.ts';
import styles from './item-row.module.css';

interface ItemRowProps {
  readonly item: PublicItem;
  /** Of its categories, outside of which it is now. */
  readonly closed: readonly Hours[];
}

/** An item: text beside its picture; without one, title, dots and price in one line as on a printed menu. */
export function ItemRow({ item, closed }: ItemRowProps) {
  const picture = ownPicture(item.image.url);
  const isOffered = useIsOffered(item);
  return (
    <li
      className={picture ? styles.withPicture : styles.withDots}
      data-visit="product"
      data-order={isOffered && closed.length === 0 ? '' : undefined}
      data-sold-out={isOffered ? undefined : ''}
      // Keys stand beside what differs anyway: each place where two rows differ costs a byte or two of the compressed page.
      id={elementId(item)}
    >
      {picture ? (
        <>
          <div className={styles.text}>
            <Title item={item} />
            <Description item={item} />
            <div className={styles.price}>
              <ItemPrice item={item} />
              {!isOffered && <SoldOutTag />}
            </div>
            <Availability closed={closed} />
          </div>
          <Picture url={picture} alt={item.title} className={styles.picture} width={104} height={104} />
        </>
      ) : (
        <>
          <div className={styles.leader}>
            <Title item={item} />
            {isOffered ? <ItemPrice item={item} /> : <SoldOutTag />}
          </div>
          <Availability closed={closed} />
          <Description item={item} />
        </>
      )}
    </li>
  );
}

/** A link to the product's own page; with the script it opens the product's sheet. */
function Title({ item }: { item: PublicItem }) {
  const { key, languageQuery } = use(MenuContext);
  return (
    <p className={styles.title}>
      <a data-title="" lang={useTypedLang()} href={itemPath(key, item.key) + languageQuery}>
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
