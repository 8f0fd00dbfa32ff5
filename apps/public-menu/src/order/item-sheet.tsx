/** @jsxImportSource #dom */
import {
  acceptsOrders,
  ALLERGENS,
  checkCart,
  checkSelection,
  groupsOf,
  imageVariant,
  isGlutenFree,
  ORDER_LINES,
  priceInCents,
  publicItems,
  shownPrice,
  withLine,
  type CartLine,
  type PublicItem,
} from '@carta/domain';
import { AllergenList } from './allergen-list.tsx';
import { Amount } from './amount.tsx';
import { copied } from './copy-button.tsx';
import { Icon } from './icon.tsx';
import { OptionGroup } from './option-group.tsx';
import styles from './order.module.css';
import type { ItemStore } from './order-store.ts';
import { Quantity } from './quantity.tsx';
import { Sheet } from './sheet.tsx';
import { TextArea } from './text-field.tsx';

interface ItemSheetProps {
  readonly store: ItemStore;
  readonly item: PublicItem;
  /** Opens the dialog; by default as one that takes the focus. */
  readonly onCreate?: ((dialog: HTMLDialogElement) => void) | undefined;
}

/** A product with its options, allergens, note and quantity; where no orders are taken, without what is for an order. */
export function ItemSheet({ store, item, onCreate }: ItemSheetProps) {
  const { menu, now, draft } = store.state;
  const { selection, note } = draft;
  const picture = /^(\/files\/|blob:)/.test(item.image.url) ? item.image.url : '';
  const groups = groupsOf(item, menu.optionGroups).filter(({ options }) => options.length > 0);
  const chosen = groups.flatMap(({ key, options }) => options.filter((option) => selection[key]?.includes(option.key)));
  const takesOrders = acceptsOrders(menu);
  return (
    <Sheet
      key={item.key}
      title={item.title}
      onClose={store.back}
      onCreate={onCreate}
      foot={takesOrders && <AddToOrder {...{ store, item }} />}
      action={<ShareButton {...{ store, item }} />}
      hasPicture={picture !== ''}
    >
      {picture && (
        <img
          class={styles.picture}
          src={imageVariant(picture, 480)}
          srcset={`${imageVariant(picture, 480)} 480w, ${imageVariant(picture, 960)} 960w`}
          sizes="min(100vw, 440px)"
          alt=""
        />
      )}
      {picture && (
        <p class={styles.title} aria-hidden="true">
          {item.title}
        </p>
      )}
      {item.description && <p class={styles.muted}>{item.description}</p>}
      <Tags item={item} />
      {!takesOrders && <Amount cents={priceInCents(shownPrice(item, menu.optionGroups, now).price)} />}
      {groups.map((group) => (
        <OptionGroup
          key={group.key}
          {...{ group, now }}
          chosen={selection[group.key] ?? []}
          onChoose={(keys) => store.draft({ selection: { ...selection, [group.key]: keys } })}
        />
      ))}
      <AllergenList {...{ store, item, chosen }} hasGroups={groups.length > 0} />
      {takesOrders && (
        <div class={styles.part}>
          <span class={styles.rule}>{cartaWords.optional}</span>
          <TextArea
            label={cartaWords.lineNotes}
            maxlength={200}
            value={note}
            onChange={(typed) => store.draft({ note: typed })}
          />
        </div>
      )}
    </Sheet>
  );
}

/** Returns the item with this key, where diners see it. */
export function publicItem(store: Pick<ItemStore, 'state'>, key: string): PublicItem | undefined {
  return publicItems(store.state.menu).find((item) => item.key === key);
}

function AddToOrder({ store, item }: ItemSheetProps) {
  const { menu, now, draft } = store.state;
  const { selection, quantity, note } = draft;
  const checked = checkSelection(item, menu.optionGroups, selection, now);
  const cents = priceInCents(checked.ok ? checked.value : shownPrice(item, menu.optionGroups, now).price);
  const line: CartLine = { item: item.key, title: item.title, selection, quantity, note, cents };
  const problem = checkCart(menu, [line], now)[0]?.problem;
  if (problem && problem !== 'options') return <p class={styles.problem}>{cartaWords.problems[problem]}</p>;
  const { cart } = store.state;
  const isFull = cart.length === ORDER_LINES && withLine(cart, line).every((each, nth) => each === cart[nth]);
  if (isFull) return <p class={styles.problem}>{cartaWords.orderFull}</p>;
  const add = () => {
    store.add(line);
    store.back();
  };
  return (
    <div class={styles.adding}>
      <Quantity value={quantity} onChange={(value) => store.draft({ quantity: value })} />
      <button type="button" class={styles.main} disabled={!checked.ok} onclick={add}>
        {cartaWords.addToOrder} <Amount cents={cents * quantity} />
      </button>
    </div>
  );
}

function ShareButton({ store, item }: ItemSheetProps) {
  const { share, linkCopied } = cartaWords;
  const send = () => {
    const url = store.link;
    if ('share' in navigator) navigator.share({ title: item.title, url }).catch(() => undefined);
    else copied(store, url, share);
  };
  return (
    <>
      {store.state.copied === share && (
        <span class={styles.tag} role="status">
          {linkCopied}
        </span>
      )}
      <button type="button" class={styles.icon} aria-label={share} onclick={send}>
        <Icon of="share" />
      </button>
    </>
  );
}

function Tags({ item }: { readonly item: PublicItem }) {
  const { marks, containsAll, allergens } = cartaWords;
  const { diets = [] } = item;
  const diet = diets.includes('vegan') ? 'vegan' : diets.includes('vegetarian') && 'vegetarian';
  const shown = [diet, isGlutenFree(item) && 'glutenFree', diets.includes('spicy') && 'spicy'] as const;
  const contained = ALLERGENS.filter((code) => item.allergens?.[code] === 'contains');
  return (
    <p class={styles.tags}>
      {shown.map(
        (mark) =>
          mark && (
            <span class={styles.mark}>
              {(mark === 'vegan' || mark === 'vegetarian') && <Icon of="leaf" small />}
              {marks[mark]}
            </span>
          ),
      )}
      {contained.length > 0 && (
        <span class={styles.plain}>{containsAll(contained.map((code) => allergens[code].toLowerCase()))}</span>
      )}
    </p>
  );
}
