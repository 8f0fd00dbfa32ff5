import { isGlutenFree, type PublicItem } from '@carta/domain';
import { Tag } from '@carta/ui';
import { Flame, Leaf, Vegan, WheatOff, type LucideIcon } from 'lucide-react';
import styles from './diet-marks.module.css';

const MARKS = {
  vegan: { icon: Vegan, words: 'Vegano' },
  vegetarian: { icon: Leaf, words: 'Vegetariano' },
  glutenFree: { icon: WheatOff, words: 'Sin TACC' },
  spicy: { icon: Flame, words: 'Picante' },
} as const satisfies Record<string, { icon: LucideIcon; words: string }>;

type Mark = keyof typeof MARKS;

/** What a product is declared to be, as small pictures with their words for readers; vegan says vegetarian, too. [DIET-1] [DIET-2] */
export function DietMarks({ item }: { item: PublicItem }) {
  return marksOf(item).map((mark) => (
    <svg key={mark} className={styles.mark} role="img" aria-label={MARKS[mark].words}>
      <use href={`#mark-${mark}`} />
    </svg>
  ));
}

/** The same in words. [DIET-1] [DIET-2] */
export function DietTags({ item }: { item: PublicItem }) {
  return marksOf(item).map((mark) => (
    <Tag key={mark} icon={MARKS[mark].icon}>
      {MARKS[mark].words}
    </Tag>
  ));
}

function marksOf(item: PublicItem): Mark[] {
  const { diets = [] } = item;
  const diet = diets.includes('vegan') ? 'vegan' : diets.includes('vegetarian') && 'vegetarian';
  const marks = [diet, isGlutenFree(item) && 'glutenFree', diets.includes('spicy') && 'spicy'] as const;
  return marks.filter((mark) => mark !== false);
}

/** The drawings that the marks of all rows use. */
export function DietMarkDrawings() {
  return (
    <svg className={styles.drawings} aria-hidden="true">
      {Object.entries(MARKS).map(([mark, { icon: Icon }]) => (
        <symbol key={mark} id={`mark-${mark}`} viewBox="0 0 24 24">
          <Icon strokeWidth={2} />
        </symbol>
      ))}
    </svg>
  );
}
