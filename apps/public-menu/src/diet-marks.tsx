import { lineDiets, publicItems, usefulFilters, type DietMark, type PublicItem, type PublicMenu } from '@carta/domain';
import { Tag } from '@carta/ui';
import { Clock, Flame, Leaf, Vegan, WheatOff, type LucideIcon } from 'lucide-react';
import { use } from 'react';
import { closedHours } from './availability.tsx';
import { MenuContext } from './menu-context.ts';
import { useWords } from './words.ts';
import styles from './diet-marks.module.css';

const MARKS = {
  vegan: Vegan,
  vegetarian: Leaf,
  glutenFree: WheatOff,
  spicy: Flame,
} as const satisfies Record<DietMark, LucideIcon>;

/** What a product is declared to be, as small pictures with their words for readers; vegan says vegetarian, too. [DIET-1] [DIET-2] */
export function DietMarks({ item }: { item: PublicItem }) {
  const { marks } = useWords();
  return lineDiets(item).map((mark) => (
    <svg key={mark} className={styles.mark} role="img" aria-label={marks[mark]}>
      <use href={`#mark-${mark}`} />
    </svg>
  ));
}

/** The same in words. [DIET-1] [DIET-2] */
export function DietTags({ item }: { item: PublicItem }) {
  const { marks } = useWords();
  return lineDiets(item).map((mark) => (
    <Tag key={mark} icon={MARKS[mark]}>
      {marks[mark]}
    </Tag>
  ));
}

/** The drawings that the menu's products and their filters use. */
export function RowDrawings({ menu }: { menu: PublicMenu }) {
  const view = use(MenuContext);
  const items = publicItems(menu);
  // Each drawing is sent with the page, with its 100 bytes.
  const used = new Set<string>([...items.flatMap((item) => lineDiets(item)), ...usefulFilters(items)]);
  const isClosed =
    closedHours(
      menu.categories.flatMap((category) => [category, ...category.categories]),
      view,
    ).length > 0;
  return (
    <svg className={styles.drawings} aria-hidden="true">
      {Object.entries(MARKS).map(
        ([mark, Icon]) =>
          used.has(mark) && (
            <symbol key={mark} id={`mark-${mark}`} viewBox="0 0 24 24">
              <Icon strokeWidth={2} />
            </symbol>
          ),
      )}
      {isClosed && (
        <symbol id="clock" viewBox="0 0 24 24">
          <Clock strokeWidth={2} />
        </symbol>
      )}
    </svg>
  );
}
