import { canBeOrdered, isSoldOut, netPrice, shownPrice, type PublicItem } from '@carta/domain';
import { Price, Tag } from '@carta/ui';
import { use } from 'react';
import { MenuContext } from './menu-context.ts';
import { useWords } from './words.ts';
import styles from './item-price.module.css';

/** 'desde' where a size is to be chosen; where the owner says so, the price without national taxes below it. [OPT-7] [LAW-1] */
export function ItemPrice({ item }: { item: PublicItem }) {
  const { optionGroups, now, legal } = use(MenuContext);
  const words = useWords();
  const { from, price } = shownPrice(item, optionGroups, now);
  return (
    <span className={styles.price}>
      <span>
        {from && <span className={styles.from}>{words.from} </span>}
        <Price price={price} />
      </span>
      {legal.netPrices && (
        <span className={styles.net}>
          {words.netPrice} <Price price={netPrice(price)} />
        </span>
      )}
    </span>
  );
}

/** False while the item, or what has to be chosen with it, is sold out. [SOLD-2] [OPT-6] */
export function useIsOffered(item: PublicItem): boolean {
  const { optionGroups, now } = use(MenuContext);
  return !isSoldOut(item.soldOutUntil, now) && canBeOrdered(item, optionGroups, now);
}

export function SoldOutTag({ item }: { item: PublicItem }) {
  const { soldOut } = useWords();
  return !useIsOffered(item) && <Tag tone="danger">{soldOut}</Tag>;
}
