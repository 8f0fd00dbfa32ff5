import { itemDescription, itemTitle, type Item, type Unfinished } from '@carta/domain';
import { lazyComponent, lazyModule, Price, Tag, Thumbnail } from '@carta/ui';
import { EyeOff, Star } from 'lucide-react';
import { memo } from 'react';
import { useUnlockedDispatch } from '../../outbox/use-unlocked-dispatch.ts';
import { editStarted } from '../../tree-state/tree-slice.ts';
import { NoPriceTag } from './no-price-tag.tsx';
import { ItemMenu } from './row-menus.tsx';
import { useSoldOut } from './use-sold-out.ts';
import words from '../../words.module.css';
import { useStateTags } from './use-state-tags.tsx';
import styles from './row-content.module.css';

// Few items have sizes, so that the tree does not wait for their code.
const SizePrice = lazyComponent(
  lazyModule(() => import('./size-price.tsx')),
  ({ SizePrice }) => SizePrice,
);

interface ItemContentProps {
  readonly item: Item;
  readonly unfinished: Unfinished | undefined;
  /** True inside a hidden category. */
  readonly isInHidden: boolean;
}

/** Memoised: a row that only moves does not render its content again. */
export const ItemContent = memo(function ItemContent({ item, unfinished, isInHidden }: ItemContentProps) {
  const isUnseen = !item.show || isInHidden;
  const dispatch = useUnlockedDispatch();
  const soldOut = useSoldOut(item);
  const stateTags = useStateTags(item.key, unfinished);
  const edit = () => dispatch(editStarted({ kind: 'product', base: item }));
  return (
    <>
      <div className={styles.item} data-hidden={isUnseen || undefined} data-tappable onClick={edit}>
        <Thumbnail src={item.image.url} hidden={isUnseen} />
        <div className={styles.itemWords}>
          <p className={styles.itemTitle}>
            <WithStar title={itemTitle(item)} featured={item.featured !== false} />
          </p>
          <p className={`${words.detail} ${words.cut} ${styles.description}`}>{itemDescription(item)}</p>
          <p className={styles.price}>
            {item.optionGroups?.length ? <SizePrice item={item} /> : <Price price={item.price} muted={isUnseen} />}
          </p>
          {(soldOut || stateTags || !item.show) && (
            <p className={styles.tag}>
              {soldOut && <Tag tone="danger">Agotado</Tag>}
              {!item.show && <Tag icon={EyeOff}>Oculto</Tag>}
              {!item.show && <NoPriceTag item={item} />}
              {stateTags}
            </p>
          )}
        </div>
      </div>
      <ItemMenu item={item} />
    </>
  );
});

/** The star is glued to the last letter, so that it never starts a line. */
function WithStar({ title, featured }: { title: string; featured: boolean }) {
  if (!featured) return title;
  const words = title.trimEnd();
  return (
    <>
      {words.slice(0, -1)}
      <span className={styles.lastLetter}>
        {words.slice(-1)}
        <Star className={styles.star} size={14} strokeWidth={0} role="img" aria-label="Destacado" />
      </span>
    </>
  );
}
