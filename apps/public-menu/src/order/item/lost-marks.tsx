/** @jsxImportSource preact */
import { lostMarks, type Allergen, type Option, type PublicItem } from '@carta/domain';
import { Icon } from '../ui/icon.tsx';
import styles from './item-sheet.module.css';

interface LostMarksProps {
  readonly item: PublicItem;
  readonly option: Option;
}

/** What the product is declared to be, or free of, and is not with this option. [DIET-7] */
export function LostMarks({ item, option }: LostMarksProps) {
  const { marks, contains, undeclared } = lostMarks(item, option);
  const { loses, optionChanges } = cartaWords;
  const reasons = contains.length + undeclared.length > 0;
  if (marks.length === 0 && !reasons) return null;
  return (
    <p class={styles.lost} role="status">
      <Icon of="caution" small />
      <span>
        {marks.length > 0 && <b>{loses(marks.map((mark) => cartaWords.marks[mark]))}</b>}
        {reasons && optionChanges(option.title, names(undeclared), names(contains))}
      </span>
    </p>
  );
}

const names = (codes: readonly Allergen[]) =>
  codes.map((code) => (code === 'gluten' ? cartaWords.gluten : cartaWords.allergens[code].toLowerCase()));
