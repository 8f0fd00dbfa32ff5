import { availableAt, type Hours, type PublicCategory, type PublicMenu } from '@carta/domain';
import type { MenuView } from './menu-context.ts';
import { useWords } from './words.ts';
import styles from './availability.module.css';

/** Returns the hours outside of which products of these nested categories cannot be ordered now; none while all are open. [HOURS-4] */
export function closedHours(
  path: readonly PublicCategory[],
  { timeZone, now }: Pick<MenuView, 'timeZone' | 'now'>,
): Hours[] {
  return path.flatMap(({ availability = [] }) =>
    availableAt({ availability, timeZone, now }).open ? [] : [availability],
  );
}

/** Returns the category that a product is in, within the one around it. */
export function categoriesOf({ categories }: PublicMenu, key: string): PublicCategory[] {
  const holds = ({ items }: PublicCategory) => items.some((item) => item.key === key);
  for (const category of categories) {
    const child = category.categories.find(holds);
    if (child) return [category, child];
    if (holds(category)) return [category];
  }
  return [];
}

/** 'Disponible lun a vie de 12.00 a 15.30' on each product outside of these hours. [HOURS-4] [HOURS-5] */
export function Availability({ closed }: { closed: readonly Hours[] }) {
  const { available } = useWords();
  return closed.map((hours, nth) => (
    <span key={nth} className={styles.availability}>
      <svg aria-hidden="true">
        <use href="#clock" />
      </svg>
      {available(hours)}
    </span>
  ));
}
