import { imageVariant, itemDescription, itemTitle, PRODUCT_PLACEHOLDER, type Item } from '@carta/domain';
import { Price, visuallyHidden } from '@carta/ui';
import { Handle, type SortableRecord, useSortableRecord } from '@carta/ui/sortable';
import { Image } from 'lucide-react';
import frame from '../picture-frame.module.css';
import styles from './featured-card.module.css';

interface FeaturedCardProps extends Omit<SortableRecord, 'id'> {
  readonly item: Item;
}

/** The card of a featured item; it shows its place counted from 1. */
export function FeaturedCard({ item, ...record }: FeaturedCardProps) {
  const { row, handle } = useSortableRecord({ ...record, id: item.key });
  const title = itemTitle(item);

  return (
    <li {...row} className={styles.card}>
      <Picture url={item.image.url} />
      <span className={styles.place}>
        <span className={visuallyHidden}>Puesto </span>
        {record.place + 1}
      </span>
      <Handle {...handle} place="card" title={title} />
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.description}>{itemDescription(item)}</p>
        <p className={styles.price}>
          <Price price={item.price} />
        </p>
      </div>
    </li>
  );
}

function Picture({ url }: { readonly url: string }) {
  return (
    <span className={`${frame.frame} ${styles.picture}`}>
      {url === PRODUCT_PLACEHOLDER ? (
        <Image size={40} strokeWidth={1.5} aria-hidden />
      ) : (
        <img src={imageVariant(url, 960)} alt="" width={302} height={340} decoding="async" draggable={false} />
      )}
    </span>
  );
}
