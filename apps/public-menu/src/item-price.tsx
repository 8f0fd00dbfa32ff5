import { canBeOrdered, isSoldOut, netPrice, shownPrice, type PublicItem } from '@carta/domain';
import { Price } from '@carta/ui';
import { use } from 'react';
import { MenuContext } from './menu-context.ts';
import { useWords } from './words.ts';
import styles from './item-price.module.css';

interface ItemPriceProps {
  readonly item: PublicItem;
  /** True says the net price in the words of the law; lists are too narrow for them. */
  readonly isAlone?: boolean;
}

/** 'desde' where a size is to be chosen; where the owner says so, the price without national taxes below it. [OPT-7] [LAW-1] */
export function ItemPrice({ item, isAlone = false }: ItemPriceProps) {
  const { optionGroups, now, legal } = use(MenuContext);
  const words = useWords();
  const { from, price } = shownPrice(item, optionGroups, now);
  const shown = from ? (
    <span>
      <span className={styles.from}>{words.from} </span>
      <Price price={price} />
    </span>
  ) : (
    <Price price={price} />
  );
  // Most menus have hundreds of prices and no second ones.
  if (!legal.netPrices) return shown;
  return (
    <span className={styles.price}>
      {shown}
      <span className={styles.net}>
        {isAlone ? (
          `${words.netPrice}:`
        ) : (
          <span role="img" aria-label={words.netPrice}>
            {words.netPriceShort}
          </span>
        )}{' '}
        <Price price={netPrice(price)} muted />
      </span>
    </span>
  );
}

/** False while the item, or what has to be chosen with it, is sold out. [SOLD-2] [OPT-6] */
export function useIsOffered(item: PublicItem): boolean {
  const { optionGroups, now } = use(MenuContext);
  return !isSoldOut(item.soldOutUntil, now) && canBeOrdered(item, optionGroups, now);
}

export function SoldOutTag() {
  return <span className={styles.soldOut}>{useWords().soldOut}</span>;
}
