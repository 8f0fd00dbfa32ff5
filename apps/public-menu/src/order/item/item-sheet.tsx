/** @jsxImportSource preact */
import {
  acceptsOrders,
  imageVariant,
  priceInCents,
  shownPrice,
  type CartLine,
  type PublicItem,
  type Selection,
} from '@carta/domain';
import { useRef, useState } from 'preact/hooks';
import type { OrderMenu } from '../read-menu.ts';
import { Amount } from '../ui/amount.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { TextArea } from '../ui/text-field.tsx';
import texts from '../ui/texts.module.css';
import { AddToOrder } from './add-to-order.tsx';
import { AllergenList } from './allergen-list.tsx';
import { ItemTags, LostMarksOfChoice } from './item-tags.tsx';
import styles from './item-sheet.module.css';
import { missingGroup, shownGroups } from './missing-group.ts';
import { OptionGroup } from './option-group.tsx';
import { ShareButton } from './share-button.tsx';

interface ItemSheetProps {
  readonly menu: OrderMenu;
  /** In ms since 1970. */
  readonly now: number;
  /** The order that it is added to. */
  readonly cart: readonly CartLine[];
  /** When that order is wanted, in ms since 1970; null for as soon as possible. */
  readonly at?: number | null;
  /** False where that order is not taken; by default where none is taken away or delivered. */
  readonly takesOrders?: boolean;
  readonly item: PublicItem;
  /** Address of the product. */
  readonly link: string;
  readonly onAdd: (line: CartLine) => void;
  readonly onBack: () => void;
  /** False in the panel's preview, beside the form that has the focus. */
  readonly takesFocus?: boolean;
}

/** A product with its options, allergens, note and quantity; where no orders are taken, without what is for an order. */
export function ItemSheet({
  menu,
  now,
  cart,
  at = null,
  takesOrders = acceptsOrders(menu),
  item,
  link,
  onAdd,
  onBack,
  takesFocus = true,
}: ItemSheetProps) {
  const [selection, setSelection] = useState<Selection>({});
  const [quantity, setQuantity] = useState(1);
  const [note, setNote] = useState('');
  const [isMarked, setMarked] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const picture = /^(\/files\/|blob:)/.test(item.image.url) ? item.image.url : '';
  const groups = shownGroups(item, menu.optionGroups);
  const chosen = groups.flatMap(({ key, options }) => options.filter((option) => selection[key]?.includes(option.key)));
  const missing = missingGroup(groups, selection);
  const showMissing = () => {
    setMarked(true);
    const place = content.current?.querySelector<HTMLElement>(`[data-group="${missing?.key}"]`);
    place?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'center' });
  };
  const add = (line: CartLine) => {
    onAdd(line);
    onBack();
  };
  return (
    <Sheet
      title={item.title}
      subheading={<LostMarksOfChoice item={item} chosen={chosen} />}
      onClose={onBack}
      onBack={onBack}
      takesFocus={takesFocus}
      foot={
        takesOrders && (
          <AddToOrder
            menu={menu}
            now={now}
            cart={cart}
            at={at}
            item={item}
            selection={selection}
            quantity={quantity}
            note={note}
            missing={missing}
            onQuantity={setQuantity}
            onAdd={add}
            onMissing={showMissing}
          />
        )
      }
      action={<ShareButton title={item.title} link={link} />}
      hasPicture={picture !== ''}
    >
      <div ref={content} class={styles.item}>
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
        {item.description && <p class={texts.muted}>{item.description}</p>}
        <ItemTags item={item} chosen={chosen} />
        {!takesOrders && <Amount cents={priceInCents(shownPrice(item, menu.optionGroups, now).price)} />}
        {groups.map((group) => (
          <OptionGroup
            key={group.key}
            group={group}
            item={item}
            now={now}
            chosen={selection[group.key] ?? []}
            onChoose={(keys) => setSelection({ ...selection, [group.key]: keys })}
            problem={isMarked && group === missing ? cartaWords.choice(group) : undefined}
          />
        ))}
        <AllergenList item={item} chosen={chosen} hasGroups={groups.length > 0} />
        {takesOrders && (
          <div class={styles.part}>
            <TextArea
              label={cartaWords.lineNotes}
              hint={cartaWords.optional}
              maxLength={200}
              value={note}
              onChange={setNote}
            />
          </div>
        )}
      </div>
    </Sheet>
  );
}
