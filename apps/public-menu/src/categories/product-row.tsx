import { itemTitle, type PublicItem } from '@carta/domain';
import { Price } from '@carta/ui';
import { SoldOutTag } from '../sold-out/sold-out-tag.tsx';
import { ownPicture, Picture } from '../picture.tsx';

import { anchorOf } from '../anchor-of.ts';
import styles from './product-row.module.css';

/** With a picture: text left, picture right. Without: the name, dots, the price, as on a printed menu. */
export function ProductRow({ item }: { item: PublicItem }) {
  const picture = ownPicture(item.image.url);
  return picture ? <PicturedRow item={item} picture={picture} /> : <DottedRow item={item} />;
}

function PicturedRow({ item, picture }: { item: PublicItem; picture: string }) {
  return (
    <li className={styles.pictured} id={anchorOf(item)} data-visit="product">
      <div className={styles.text}>
        <p className={styles.title}>{itemTitle(item)}</p>
        {item.description && <p className={styles.description}>{item.description}</p>}
        <p className={styles.price}>
          <Price price={item.price} />
          <SoldOutTag item={item} />
        </p>
      </div>
      <Picture url={picture} alt={itemTitle(item)} className={styles.picture} width={104} height={104} />
    </li>
  );
}

function DottedRow({ item }: { item: PublicItem }) {
  return (
    <li className={styles.dotted} id={anchorOf(item)} data-visit="product">
      <div className={styles.leader}>
        <p className={styles.title}>{itemTitle(item)}</p>
        <SoldOutTag item={item} />
        <Price price={item.price} />
      </div>
      {item.description && <p className={styles.description}>{item.description}</p>}
    </li>
  );
}
