import { parsePrice, PRICE_PROBLEMS, type PriceProblem } from '@carta/domain';
import { TextField } from '@carta/ui';
import { useRef, useState, type ChangeEvent, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import {
  afterEdit,
  caretAfter,
  digitsOf,
  isGrouped,
  mayBecomePrice,
  type PesosEdit,
  type PesosText,
} from './pesos-text.ts';

/** Problems that more typing does not solve, so that they are said at once. */
const SAID_AT_ONCE: readonly PriceProblem[] = ['negative', 'letters', 'too-high', 'currency', 'percentage'];

interface PesosFieldProps extends Pick<ComponentProps<typeof TextField>, 'look' | 'ref' | 'enterKeyHint'> {
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
  /** The whole text is there: pasted, or typed and left. */
  readonly onWhole: (text: string) => void;
}

/**
 * A price that groups its whole pesos while they are typed, the caret staying after the typed digit; other text stays as typed. The price is
 * always what the shown text reads as. [PRICE-7]
 */
export function PesosField({ value, error, onType, onWhole, ...rest }: PesosFieldProps) {
  const ownDots = useRef(true);
  const composed = useRef<PesosText | null>(null);
  const [isLeft, setIsLeft] = useState(true);

  const show = (input: HTMLInputElement, before: PesosText, edit: Pick<PesosEdit, 'inserted' | 'isForward'>) => {
    const typed = input.value;
    const caret = input.selectionEnd ?? typed.length;
    const { text, ...after } = afterEdit(before, { ...edit, typed, caret });
    ownDots.current = after.ownDots;
    setIsLeft(false);
    flushSync(() => onType(text));
    const isDigitDeleted = edit.isForward && digitsOf(text).length < digitsOf(typed).length;
    const place = text === typed ? caret : caretAfter(text, typed.slice(isDigitDeleted ? caret + 1 : caret));
    input.setSelectionRange(place, place);
  };

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // A keyboard that composes a text loses its place if the text changes meanwhile.
    if (composed.current) return onType(target.value);
    const inserted = insertedText(nativeEvent);
    if (inserted !== null && isByKey(inserted, target.value))
      return show(target, { text: value, ownDots: ownDots.current }, { inserted, isForward: isForward(nativeEvent) });
    ownDots.current = !target.value.includes('.');
    setIsLeft(true);
    onWhole(target.value);
  };

  return (
    <TextField
      {...rest}
      label="Precio"
      prefix="$"
      inputMode="decimal"
      autoComplete="off"
      value={value}
      error={error ?? problemOf(value, isLeft)}
      onFocus={({ target }) => {
        setIsLeft(false);
        target.select();
      }}
      onBlur={() => {
        setIsLeft(true);
        ownDots.current = isGrouped(value);
        onWhole(value);
      }}
      onChange={change}
      onCompositionStart={() => (composed.current = { text: value, ownDots: ownDots.current })}
      onCompositionEnd={({ currentTarget }) => {
        const before = composed.current;
        composed.current = null;
        if (before) show(currentTarget, before, { inserted: null });
      }}
    />
  );
}

/** Returns what an edit put in, '' if it deleted; null if the browser does not say. */
function insertedText(event: Event): string | null {
  if (!(event instanceof InputEvent)) return null;
  return event.inputType.startsWith('delete') ? '' : event.data;
}

/** True for a deletion, one character, and digits among others; all else is a whole text: pasted, dropped or filled in. */
function isByKey(inserted: string, text: string): boolean {
  return inserted.length <= 1 || (/^\d+$/.test(inserted) && inserted !== text);
}

function isForward(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === 'deleteContentForward';
}

function problemOf(text: string, isLeft: boolean): string | undefined {
  const read = parsePrice(text);
  if (read.ok) return undefined;
  const isSaid = SAID_AT_ONCE.includes(read.reason) || (read.reason !== 'empty' && (isLeft || !mayBecomePrice(text)));
  return isSaid ? PRICE_PROBLEMS[read.reason] : undefined;
}
