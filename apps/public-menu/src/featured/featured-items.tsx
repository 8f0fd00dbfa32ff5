import type { PublicItem } from '@carta/domain';
import { UtensilsCrossed } from 'lucide-react';
import { DietMarks } from '../diet-marks.tsx';
import { ItemPrice, SoldOutTag } from '../item-price.tsx';
import { ownPicture, Picture } from '../picture.tsx';
import { elementId } from '../element-id.ts';
import { useTypedLang, useWords } from '../words.ts';
import styles from './featured-items.module.css';

export function FeaturedItems({ items }: { items: readonly PublicItem[] }) {
  const words = useWords();
  if (items.length === 0) return null;
  return (
    <section className={styles.featured} aria-labelledby="destacados">
      <h2 id="destacados">{words.featured}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.key}>
            <FeaturedCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FeaturedCard({ item }: { item: PublicItem }) {
  const picture = ownPicture(item.image.url);
  const lang = useTypedLang();
  return (
    <a className={styles.card} href={`#${elementId(item)}`}>
      {picture ? (
        <Picture
          url={picture}
          alt=""
          className={styles.picture}
          width={156}
          height={118}
          sizes="(width >= 720px) 240px, 156px"
        />
      ) : (
        <span className={styles.noPicture}>
          <UtensilsCrossed size={28} strokeWidth={1.75} aria-hidden="true" />
        </span>
      )}
      <span className={styles.title}>
        <span>
          <span lang={lang}>{item.title}</span>
          <DietMarks item={item} />
        </span>
      </span>
      <ItemPrice item={item} />
      <SoldOutTag item={item} />
    </a>
  );
}
