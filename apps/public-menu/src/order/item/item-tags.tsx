/** @jsxImportSource preact */
import { ALLERGENS, lineAllergens, lineDiets, type Option, type PublicItem } from '@carta/domain';
import { Icon } from '../ui/icon.tsx';
import tags from '../../tags.module.css';
import texts from '../ui/texts.module.css';

interface ItemTagsProps {
  readonly item: PublicItem;
  readonly chosen: readonly Option[];
}

/** The marks of the product as it is chosen, and what it contains. [DIET-4] [DIET-6] */
export function ItemTags({ item, chosen }: ItemTagsProps) {
  const { marks, containsAll, allergens } = cartaWords;
  const declared = lineAllergens([item, ...chosen]);
  const contained = ALLERGENS.filter((code) => declared[code] === 'contains');
  return (
    <p class={tags.tags}>
      {lineDiets(item, chosen).map((mark) => (
        <span key={mark} class={texts.mark}>
          {(mark === 'vegan' || mark === 'vegetarian') && <Icon of="leaf" small />}
          {marks[mark]}
        </span>
      ))}
      {contained.length > 0 && (
        <span class={texts.plain}>{containsAll(contained.map((code) => allergens[code].toLowerCase()))}</span>
      )}
    </p>
  );
}

/** 'Con tu elección no es «Sin TACC»', while the product alone would be. */
export function LostMarksOfChoice({ item, chosen }: ItemTagsProps) {
  const kept = lineDiets(item, chosen);
  const lost = lineDiets(item).filter((mark) => !kept.includes(mark));
  if (lost.length === 0) return null;
  return (
    <p class={texts.warning}>
      <Icon of="caution" small />
      {cartaWords.choiceLoses(lost.map((mark) => cartaWords.marks[mark]))}
    </p>
  );
}
