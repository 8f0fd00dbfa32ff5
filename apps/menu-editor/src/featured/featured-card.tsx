import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { imageVariant, itemDescription, itemTitle, PRODUCT_PLACEHOLDER, type Item } from '@carta/domain';
import { Price } from '@carta/ui';
import { Image } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Grip } from '../reorder/grip.tsx';
import hidden from '../visually-hidden.module.css';
import styles from './featured-card.module.css';

interface FeaturedCardProps {
  readonly item: Item;
  /** 1-based position among the cards, also while the keyboard moves one. */
  readonly place: number;
  readonly held: boolean;
  readonly onHandleKeyDown: (event: KeyboardEvent<HTMLElement>, key: string) => void;
  readonly onHandleBlur: () => void;
  /** Null unless the owner is locked. */
  readonly openLockedModal: (() => void) | null;
}

export function FeaturedCard({ item, place, held, openLockedModal, onHandleKeyDown, onHandleBlur }: FeaturedCardProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: item.key,
    disabled: openLockedModal !== null,
  });
  const title = itemTitle(item);

  return (
    <li
      ref={setNodeRef}
      className={styles.card}
      data-lifted={isDragging || held ? '' : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition, order: place }}
    >
      <Picture url={item.image.url} />
      <span className={styles.place}>
        <span className={hidden.visuallyHidden}>Puesto </span>
        {place}
      </span>
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.handle}
        aria-label={`Mover ${title}`}
        aria-pressed={isDragging || held}
        aria-describedby={attributes['aria-describedby']}
        {...listeners}
        onClick={openLockedModal ?? undefined}
        onKeyDown={openLockedModal ? undefined : (event) => onHandleKeyDown(event, item.key)}
        onBlur={onHandleBlur}
      >
        <Grip />
      </button>
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
    <span className={styles.picture}>
      {url === PRODUCT_PLACEHOLDER ? (
        <Image size={40} strokeWidth={1.5} aria-hidden />
      ) : (
        <img src={imageVariant(url, 960)} alt="" width={302} height={340} decoding="async" draggable={false} />
      )}
    </span>
  );
}
