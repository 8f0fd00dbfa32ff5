import { declare, itemDescription, parsePrice, parseSmall, priceParts, shownPrice, type Menu } from '@carta/domain';
import { useDispatch } from '@carta/panel';
import { Price, TextArea, TextField } from '@carta/ui';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { DietFields } from '../../diet-fields/diet-fields.tsx';
import { shownTexts, type Draft } from '../../tree-state/draft.ts';
import { CENTS_RANGE } from '../../tree-state/read-draft.ts';
import { valuesChosen } from '../../tree-state/tree-slice.ts';
import { HistoryDisclosure } from '../history/history-disclosure.tsx';
import { groupKeysOf, ItemGroups } from './item-groups.tsx';
import { NameField } from './name-field.tsx';
import { PesosField } from './pesos-field.tsx';
import { PictureButton } from './picture-button.tsx';
import { useTyping } from './name-field.tsx';
import words from '../../words.module.css';
import styles from './item-fields.module.css';

interface ItemFieldsProps {
  readonly draft: Draft & { kind: 'product' };
  readonly menu: Menu;
  /** Opens the choice of a group. */
  readonly onAddGroup: () => void;
}

export function ItemFields({ draft, menu, onAddGroup }: ItemFieldsProps) {
  const dispatch = useDispatch();
  const type = useTyping();
  const { description } = shownTexts(draft);
  const declared = { ...draft.base, ...draft.chosen };
  return (
    <>
      <div className={styles.head}>
        <PictureButton draft={draft} />
        <div className={styles.name}>
          <NameField draft={draft} />
          {draft.base.featured !== false && (
            <Star className={styles.star} size={14} strokeWidth={0} role="img" aria-label="Destacado" />
          )}
        </div>
      </div>
      <TextArea
        label="Descripción"
        placeholder={itemDescription({ description: '' })}
        value={description}
        error={draft.errors.description}
        onChange={({ target }) => type('description', target.value)}
      />
      <PriceFields draft={draft} menu={menu} />
      <HistoryDisclosure item={{ key: draft.base.key, optionGroups: groupKeysOf(draft) }} menu={menu} />
      <ItemGroups draft={draft} menu={menu} onAdd={onAddGroup} />
      <DietFields
        declared={[declared]}
        error={draft.errors.diets}
        onChange={(change) => dispatch(valuesChosen(declare(declared, change)))}
      />
    </>
  );
}

/** The price, or where it comes from if the item has sizes. [OPT-7] */
function PriceFields({ draft, menu }: Pick<ItemFieldsProps, 'draft' | 'menu'>) {
  const type = useTyping();
  const { big, small } = shownTexts(draft);
  const [now] = useState(() => Date.now());
  const shown = shownPrice({ price: draft.base.price, optionGroups: groupKeysOf(draft) }, menu.optionGroups, now);
  if (shown.from)
    return (
      <div>
        <p className={words.label}>Precio</p>
        <p className={styles.bySize}>
          Lo da el tamaño
          <span className={styles.from}>
            desde <Price price={shown.price} />
          </span>
        </p>
      </div>
    );

  /** Shows whole pesos and moves decimals to their own field. [PRICE-7] */
  const priceWritten = (text: string) => {
    const read = parsePrice(text, small);
    const written = read.ok ? priceParts(read.value) : { big: text, small };
    if (written.big !== big) type('big', written.big);
    if (written.small !== small) type('small', written.small);
  };
  return (
    <div className={styles.price}>
      <div className={styles.pesos}>
        <PesosField value={big} error={draft.errors.big} onType={(text) => type('big', text)} onWhole={priceWritten} />
      </div>
      <div className={styles.cents}>
        <TextField
          label="Centavos"
          inputMode="numeric"
          autoComplete="off"
          value={small}
          error={draft.errors.small ?? (parseSmall(small).ok ? undefined : CENTS_RANGE)}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => type('small', target.value)}
        />
      </div>
    </div>
  );
}
