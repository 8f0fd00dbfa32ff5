/** @jsxImportSource preact */
import { ALLERGENS, containedBy, lineAllergens, type Allergen, type Option, type PublicItem } from '@carta/domain';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import texts from '../ui/texts.module.css';
import styles from './item-sheet.module.css';

/** Undeclared allergens that are named before the rest is counted. */
const NAMED = 4;

interface AllergenListProps {
  readonly item: PublicItem;
  readonly chosen: readonly Option[];
  readonly hasGroups: boolean;
}

/** What is not declared is said as such: it is never shown as safe. The list follows what is chosen. [DIET-1] [DIET-4] */
export function AllergenList({ item, chosen, hasGroups }: AllergenListProps) {
  const words = cartaWords;
  const [isWhole, setWhole] = useState(false);
  const declared = lineAllergens([item, ...chosen]);
  const those = (state: 'contains' | 'free' | undefined) => ALLERGENS.filter((code) => declared[code] === state);
  const undeclared = those(undefined);
  const rest = isWhole || undeclared.length <= NAMED + 1 ? 0 : undeclared.length - NAMED;
  return (
    <section class={styles.part}>
      <h3>{words.allergensTitle}</h3>
      {hasGroups && <p class={texts.muted}>{chosen.length > 0 ? words.withChoice : words.withoutExtras}</p>}
      <dl class={styles.allergens}>
        <Row term={words.contains} icon="alert" look={styles.contains} isShown={those('contains').length > 0}>
          {contained(item, chosen, those('contains'))}
        </Row>
        <Row term={words.freeOf} icon="check" look={styles.free} isShown={those('free').length > 0}>
          {sentence(those('free'))}
        </Row>
        <Row term={words.undeclared} look={texts.muted} isShown={undeclared.length > 0}>
          {sentence(undeclared.slice(0, undeclared.length - rest))}{' '}
          {rest > 0 && (
            <button type="button" onClick={() => setWhole(true)}>
              {words.andMore(rest)}
            </button>
          )}
        </Row>
      </dl>
      <p class={texts.muted}>{words.allergyAdvice}</p>
    </section>
  );
}

interface RowProps {
  readonly term: string;
  readonly look: string | undefined;
  readonly icon?: 'alert' | 'check';
  readonly isShown: boolean;
  readonly children: ComponentChildren;
}

function Row({ term, look, icon, isShown, children }: RowProps) {
  return (
    isShown && (
      <div>
        <dt class={look}>
          {icon && <Icon of={icon} small />}
          {term}
        </dt>
        <dd>{children}</dd>
      </div>
    )
  );
}

/** 'Gluten, huevo (Papas rústicas)': what comes with an option names it. [DIET-8] */
function contained(item: PublicItem, chosen: readonly Option[], codes: readonly Allergen[]): ComponentChildren {
  return codes.map((code, nth) => {
    const titles = containedBy(code, item, chosen).map(({ title }) => title);
    const name = cartaWords.allergens[code].toLowerCase();
    return (
      <span key={code}>
        {nth === 0 ? capitalised(name) : `, ${name}`}
        {titles.length > 0 && <span class={texts.muted}> ({titles.join(', ')})</span>}
      </span>
    );
  });
}

const sentence = (codes: readonly Allergen[]) =>
  capitalised(codes.map((code) => cartaWords.allergens[code].toLowerCase()).join(', '));

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
