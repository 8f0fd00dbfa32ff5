/** @jsxImportSource preact */
import {
  ALLERGENS,
  checkSelection,
  formatPrice,
  groupsOf,
  isSoldOut,
  lineAllergens,
  priceFromCents,
  priceInCents,
  publicItems,
  shownPrice,
  type Allergens,
  type PublicItem,
  type PublicOptionGroup,
  type Selection,
} from '@carta/domain';
import { useState } from 'preact/hooks';
import { Modal } from './modal.tsx';
import styles from './order.module.css';
import type { OrderStore } from './order-store.ts';
import { Quantity } from './quantity.tsx';

interface ItemSheetProps {
  readonly store: OrderStore;
  readonly item: PublicItem;
}

/** A product with its options, allergens, note and quantity. */
export function ItemSheet({ store, item }: ItemSheetProps) {
  const { menu, now } = store.state;
  const [selection, setSelection] = useState<Selection>({});
  const [quantity, setQuantity] = useState(1);
  const [note, setNote] = useState('');
  const groups = groupsOf(item, menu.optionGroups).filter(({ options }) => options.length > 0);
  const chosen = groups.flatMap(({ key, options }) => options.filter((option) => selection[key]?.includes(option.key)));
  const checked = checkSelection(item, menu.optionGroups, selection, now);
  const cents = priceInCents(checked.ok ? checked.value : shownPrice(item, menu.optionGroups, now).price);
  const isOffered = !isSoldOut(item.soldOutUntil, now);
  const add = () => {
    if (checked.ok) store.add({ item: item.key, title: item.title, selection, quantity, note, cents });
  };
  const foot = isOffered ? (
    <div class={styles.adding}>
      <Quantity value={quantity} onChange={setQuantity} />
      <button type="button" class={styles.main} disabled={!checked.ok} onClick={add}>
        {cartaWords.addToOrder} <b>{formatPrice(priceFromCents(cents * quantity))}</b>
      </button>
    </div>
  ) : (
    <p class={styles.problem}>{cartaWords.soldOut}</p>
  );
  return (
    <Modal title={item.title} onClose={() => store.show(null)} foot={foot}>
      {item.description && <p class={styles.muted}>{item.description}</p>}
      {groups.map((group) => (
        <Group
          key={group.key}
          {...{ group, now }}
          chosen={selection[group.key] ?? []}
          onChoose={(keys) => setSelection({ ...selection, [group.key]: keys })}
        />
      ))}
      <AllergenList allergens={lineAllergens([item, ...chosen])} />
      <label class={styles.field}>
        {cartaWords.lineNotes}
        <textarea rows={2} maxLength={200} value={note} onInput={({ currentTarget }) => setNote(currentTarget.value)} />
      </label>
    </Modal>
  );
}

/** Returns the item with this key, where diners see it. */
export function publicItem(store: OrderStore, key: string): PublicItem | undefined {
  return publicItems(store.state.menu).find((item) => item.key === key);
}

interface GroupProps {
  readonly group: PublicOptionGroup;
  readonly now: number;
  readonly chosen: readonly string[];
  readonly onChoose: (keys: readonly string[]) => void;
}

function Group({ group, now, chosen, onChoose }: GroupProps) {
  const one = group.max === 1;
  const isFull = !one && chosen.length >= group.max;
  const choose = (key: string, on: boolean) => {
    if (one) onChoose(on ? [key] : []);
    else onChoose(on ? [...chosen, key] : chosen.filter((each) => each !== key));
  };
  return (
    <fieldset class={styles.group}>
      <legend>{group.title}</legend>
      <span class={styles.rule}>
        {chosen.length > 0 && !one ? cartaWords.chosen(chosen.length, group.max) : cartaWords.choice(group)}
      </span>
      {group.options.map(({ key, title, price, soldOutUntil }) => {
        const soldOut = isSoldOut(soldOutUntil, now);
        const isChosen = chosen.includes(key);
        const extra = group.pricing === 'add';
        return (
          <label key={key} class={styles.option}>
            <input
              type={one ? 'radio' : 'checkbox'}
              name={group.key}
              checked={isChosen}
              disabled={soldOut || (isFull && !isChosen)}
              onClick={() => one && isChosen && group.min === 0 && choose(key, false)}
              onChange={({ currentTarget }) => choose(key, currentTarget.checked)}
            />
            <span>{title}</span>
            {soldOut ? (
              <span class={styles.tag}>{cartaWords.soldOut}</span>
            ) : (
              (!extra || priceInCents(price) > 0) && (
                <span class={styles.amount}>{`${extra ? '+ ' : ''}${formatPrice(price)}`}</span>
              )
            )}
          </label>
        );
      })}
    </fieldset>
  );
}

/** What is not declared is said as such: it is never shown as safe. [DIET-1] [DIET-4] */
function AllergenList({ allergens }: { readonly allergens: Allergens }) {
  const names = (state: 'contains' | 'free' | undefined) =>
    ALLERGENS.filter((code) => allergens[code] === state)
      .map((code) => cartaWords.allergens[code])
      .join(', ');
  const rows = [
    [cartaWords.contains, names('contains')],
    [cartaWords.freeOf, names('free')],
    [cartaWords.undeclared, names(undefined)],
  ] as const;
  return (
    <section class={styles.allergens}>
      <h3>{cartaWords.allergensTitle}</h3>
      <dl>
        {rows.map(
          ([state, text]) =>
            text !== '' && (
              <div key={state}>
                <dt>{state}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      <p class={styles.muted}>{cartaWords.allergyAdvice}</p>
    </section>
  );
}
