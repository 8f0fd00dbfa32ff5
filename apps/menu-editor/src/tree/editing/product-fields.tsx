import { imageVariant, PRODUCT_PLACEHOLDER } from '@carta/domain';
import { TextArea, TextField } from '@carta/ui';
import { Image } from 'lucide-react';
import { shownTexts, type Draft } from './draft.ts';
import { NameField } from './name-field.tsx';
import { PesosField } from './pesos-field.tsx';
import { useTyping } from './use-typing.ts';
import styles from './product-fields.module.css';

export function ProductFields({ draft }: { readonly draft: Draft & { kind: 'product' } }) {
  const type = useTyping();
  const { description, big, small } = shownTexts(draft);
  return (
    <>
      <div className={styles.head}>
        <Picture url={draft.base.image.url} />
        <NameField draft={draft} />
      </div>
      <TextArea
        label="Descripción"
        value={description}
        error={draft.errors.description}
        onChange={({ target }) => type('description', target.value)}
      />
      <div className={styles.price}>
        <div className={styles.pesos}>
          <PesosField value={big} error={draft.errors.big} onType={(text) => type('big', text)} />
        </div>
        <div className={styles.cents}>
          <TextField
            label="Centavos"
            inputMode="numeric"
            autoComplete="off"
            value={small}
            error={draft.errors.small}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => type('small', target.value.replace(/\D/g, '').slice(-2))}
          />
        </div>
      </div>
    </>
  );
}

function Picture({ url }: { url: string }) {
  return (
    <span className={styles.picture}>
      {url === PRODUCT_PLACEHOLDER ? (
        <Image size={28} strokeWidth={1.75} aria-hidden />
      ) : (
        <img src={imageVariant(url, 480)} alt="" width={96} height={96} />
      )}
    </span>
  );
}
