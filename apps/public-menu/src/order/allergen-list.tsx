/** @jsxImportSource #dom */
import { ALLERGENS, lineAllergens, type Allergen, type Option, type PublicItem } from '@carta/domain';
import type { Child } from './dom/jsx-types.ts';
import { Icon } from './icon.tsx';
import styles from './order.module.css';
import type { ItemStore } from './order-store.ts';

/** Undeclared allergens that are named before the rest is counted. */
const NAMED = 4;

interface AllergenListProps {
  readonly store: ItemStore;
  readonly item: PublicItem;
  readonly chosen: readonly Option[];
  readonly hasGroups: boolean;
}

/** What is not declared is said as such: it is never shown as safe. The list follows what is chosen. [DIET-1] [DIET-4] */
export function AllergenList({ store, item, chosen, hasGroups }: AllergenListProps) {
  const words = cartaWords;
  const declared = lineAllergens([item, ...chosen]);
  const those = (state: 'contains' | 'free' | undefined) => ALLERGENS.filter((code) => declared[code] === state);
  const undeclared = those(undefined);
  const rest = store.state.showsAllergens || undeclared.length <= NAMED + 1 ? 0 : undeclared.length - NAMED;
  const advice =
    chosen.length > 0 ? chosen.flatMap((option) => changeWords(item, option)) : hasGroups && words.withoutExtras;
  return (
    <section class={styles.part}>
      <h3>{words.allergensTitle}</h3>
      <dl class={styles.allergens}>
        <Row term={words.contains} codes={those('contains')} icon="alert" look={styles.contains} />
        <Row term={words.freeOf} codes={those('free')} icon="check" look={styles.free} />
        <Row term={words.undeclared} codes={undeclared.slice(0, undeclared.length - rest)} look={styles.muted}>
          {rest > 0 && (
            <button type="button" onclick={() => store.set({ showsAllergens: true })}>
              {words.andMore(rest)}
            </button>
          )}
        </Row>
      </dl>
      <p class={styles.muted}>{[advice, words.allergyAdvice].flat().filter(Boolean).join(' ')}</p>
    </section>
  );
}

interface RowProps {
  readonly term: string;
  readonly codes: readonly Allergen[];
  readonly look: string | undefined;
  readonly icon?: 'alert' | 'check';
  readonly children?: Child;
}

function Row({ term, codes, look, icon, children }: RowProps) {
  return (
    codes.length > 0 && (
      <div>
        <dt class={look}>
          {icon && <Icon of={icon} small />}
          {term}
        </dt>
        <dd>
          {names(codes)} {children}
        </dd>
      </div>
    )
  );
}

/** What the product is declared free of, and an option is not: 'Con Muzzarella extra: TACC no declarado.' */
function changeWords(item: PublicItem, option: Option): string[] {
  const free = ALLERGENS.filter((code) => item.allergens?.[code] === 'free');
  const contained = free.filter((code) => option.allergens?.[code] === 'contains');
  const undeclared = free.filter((code) => option.allergens?.[code] === undefined);
  return [
    contained.length > 0 ? cartaWords.optionContains(option.title, inSentence(contained)) : '',
    undeclared.length > 0 ? cartaWords.optionUndeclared(option.title, inSentence(undeclared)) : '',
  ];
}

const inSentence = (codes: readonly Allergen[]) =>
  codes.map((code) => (code === 'gluten' ? cartaWords.gluten : cartaWords.allergens[code].toLowerCase())).join(', ');

function names(codes: readonly Allergen[]): string {
  const list = codes.map((code) => cartaWords.allergens[code].toLowerCase()).join(', ');
  return list.slice(0, 1).toUpperCase() + list.slice(1);
}
