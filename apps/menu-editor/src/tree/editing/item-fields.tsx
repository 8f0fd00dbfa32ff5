import { itemDescription, parsePrice, parseSmall, priceParts } from '@carta/domain';
import { TextArea, TextField } from '@carta/ui';
import { Star } from 'lucide-react';
import { shownTexts, type Draft } from '../../tree-state/draft.ts';
import { CENTS_RANGE } from '../../tree-state/read-draft.ts';
import { NameField } from './name-field.tsx';
import { PesosField } from './pesos-field.tsx';
import { PictureButton } from './picture-button.tsx';
import { useTyping } from './name-field.tsx';
import styles from './item-fields.module.css';

export function ItemFields({ draft }: { readonly draft: Draft & { kind: 'product' } }) {
  const type = useTyping();
  const { description, big, small } = shownTexts(draft);

  /** Shows whole pesos and moves decimals to their own field. [PRICE-7] */
  const priceWritten = (text: string) => {
    const read = parsePrice(text, small);
    const written = read.ok ? priceParts(read.value) : { big: text, small };
    if (written.big !== big) type('big', written.big);
    if (written.small !== small) type('small', written.small);
  };
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
      <div className={styles.price}>
        <div className={styles.pesos}>
          <PesosField
            value={big}
            error={draft.errors.big}
            onType={(text) => type('big', text)}
            onWhole={priceWritten}
          />
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
    </>
  );
}
