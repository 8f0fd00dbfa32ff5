import { Button, IconButton, TextField, useBackLayer } from '@carta/ui';
import { useDispatch, useSelector, useStore } from '@carta/panel';
import { Camera, Check, X } from 'lucide-react';
import { useEffect, useRef, type ClipboardEvent, type FormEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useDiscard } from '../../discard/use-discard.tsx';
import { LocalImage } from '../../pictures/local-image.tsx';
import { useUnlockedDispatch } from '../../outbox/use-unlocked-dispatch.ts';
import { usePicking } from '../../pictures/use-picking.ts';
import {
  addingCancelled,
  newRowTyped,
  selectNewRow,
  hasTyped,
  type NewRow as Row,
  type NewRowTexts,
} from '../../tree-state/adding-slice.ts';
import { PesosField } from '../editing/pesos-field.tsx';
import { toolOpened } from '../../tools/tools-slice.ts';
import { useFormInView } from '../editing/use-form-in-view.ts';
import { ADD_HEIGHT, focusAddButton } from './focus-add-button.ts';
import { saveNewRow, type AddingState } from './save-new-row.ts';
import styles from './new-row.module.css';

export { saveNewRow };

/** The row in which a new record is typed. It scrolls into view when `top` changes, which tells where it is. */
export function NewRow({ top }: { readonly top: number }) {
  const row = useSelector(selectNewRow);
  return row && <OpenRow row={row} top={top} />;
}

function OpenRow({ row, top }: { readonly row: Row; readonly top: number }) {
  const dispatch = useDispatch();
  const store = useStore<AddingState>();
  const change = useUnlockedDispatch();
  const save = () => saveNewRow(store.getState(), change);
  const form = useRef<HTMLFormElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const price = useRef<HTMLInputElement>(null);
  useFormInView(form, { top, below: ADD_HEIGHT });
  const { kind, parent } = row;
  useEffect(() => name.current?.focus({ preventScroll: true }), [kind, parent]);

  const isItem = kind === 'product';
  const type = (field: keyof NewRowTexts) => (text: string) => dispatch(newRowTyped({ field, text }));
  const cancel = () => {
    flushSync(() => dispatch(addingCancelled()));
    focusAddButton({ kind, parent });
  };
  const { leave, question } = useDiscard(hasTyped(row), cancel);
  useBackLayer(true, leave);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (row.title.trim() === '') leave();
    // Drawn first: leaving the price hands over what it shows.
    else if (flushSync(save)) name.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  };
  /** On a phone the key says 'next'. */
  const nextOnPhone = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || !isItem || row.title.trim() === '' || row.price !== '') return;
    if (!window.matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    price.current?.focus();
  };

  /** A list becomes items of the same category after a preview. */
  const pasteList = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (kind !== 'product' || parent === null || !isList(text)) return;
    event.preventDefault();
    dispatch(toolOpened({ name: 'paste', target: parent, text }));
  };

  return (
    <>
      <form ref={form} className={styles.form} data-kind={kind} noValidate onSubmit={confirm} onKeyDown={onKeyDown}>
        {isItem && <Picture picture={row.picture} />}
        <div className={styles.name}>
          <TextField
            ref={name}
            label="Nombre"
            look="floating"
            autoComplete="off"
            enterKeyHint={isItem ? 'next' : 'done'}
            value={row.title}
            error={row.errors.title}
            onChange={({ target }) => type('title')(target.value)}
            onKeyDown={nextOnPhone}
            onPaste={pasteList}
          />
        </div>
        {isItem && (
          <div className={styles.price}>
            <PesosField
              ref={price}
              look="floating"
              enterKeyHint="done"
              value={row.price}
              error={row.errors.price}
              onType={type('price')}
              onWhole={type('price')}
            />
          </div>
        )}
        <div className={styles.add}>
          <Button type="submit" icon={Check} wide>
            Agregar
          </Button>
        </div>
        <div className={styles.cancel}>
          <IconButton label="Cancelar" icon={X} onClick={leave} />
        </div>
      </form>
      {question}
    </>
  );
}

/** True for more than one line, and for a row of a spreadsheet. */
function isList(text: string): boolean {
  return /[\n\r\t]/.test(text.trim());
}

function Picture({ picture }: Pick<Row, 'picture'>) {
  const pick = usePicking();
  return (
    <button
      type="button"
      className={styles.picture}
      aria-label="Cambiar imagen"
      onClick={() => pick({ purpose: 'product', key: null })}
    >
      {picture ? <LocalImage picture={picture} size={56} /> : <Camera size={24} strokeWidth={1.75} aria-hidden />}
    </button>
  );
}
