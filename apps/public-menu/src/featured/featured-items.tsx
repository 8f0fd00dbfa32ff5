import type { PublicItem, PublicMenu } from '@carta/domain';
import { use } from 'react';
import { Availability, categoriesOf, closedHours } from '../availability.tsx';
import { DietMarks } from '../diet-marks.tsx';
import { ItemPrice, SoldOutTag, useIsOffered } from '../item-price.tsx';
import { MenuContext } from '../menu-context.ts';
import { ownPicture, Picture } from '../picture.tsx';
import { elementId } from '../element-id.ts';
import { useTypedLang, useWords } from '../words.ts';
import styles from './featured-items.module.css';

const SIZES = '(width >= 1000px) 240px, 136px';

export function FeaturedItems({ menu }: { menu: PublicMenu }) {
  const words = useWords();
  if (menu.featured.length === 0) return null;
  return (
    <section className={styles.featured} aria-labelledby="destacados">
      <h2 id="destacados">{words.featured}</h2>
      <ul>
        {menu.featured.map((item) => (
          <FeaturedCard key={item.key} menu={menu} item={item} />
        ))}
      </ul>
    </section>
  );
}

/** Leads to the product's place in the menu. The item's key is in `data-order`, where it can be ordered now: the row has the id. */
function FeaturedCard({ menu, item }: { menu: PublicMenu; item: PublicItem }) {
  const view = use(MenuContext);
  const lang = useTypedLang();
  const picture = ownPicture(item.image.url);
  const closed = closedHours(categoriesOf(menu, item.key), view);
  const isOffered = useIsOffered(item);
  return (
    <li data-order={isOffered && closed.length === 0 ? item.key : undefined}>
      <a className={styles.card} href={`#${elementId(item)}`}>
        {picture && <Picture url={picture} className={styles.picture} width={136} height={100} sizes={SIZES} />}
        <span className={styles.title}>
          <span>
            <span lang={lang} data-title="">
              {item.title}
            </span>
            <DietMarks item={item} />
          </span>
        </span>
        <ItemPrice item={item} />
        {!isOffered && <SoldOutTag />}
        <Availability closed={closed} />
      </a>
    </li>
  );
}
