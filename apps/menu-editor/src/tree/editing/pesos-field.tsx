import { parsePrice, PRICE_PROBLEMS, type PriceProblem } from '@carta/domain';
import { TextField } from '@carta/ui';
import { useRef, type ChangeEvent, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { afterKey, caretAfter } from './pesos-text.ts';

/** Problems that more typing does not solve, so that they are said at once. */
const SAID_AT_ONCE: readonly PriceProblem[] = ['negative', 'letters', 'too-high'];

interface PesosFieldProps extends Pick<ComponentProps<typeof TextField>, 'look' | 'ref' | 'enterKeyHint'> {
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
  /** The whole text is there: pasted, or typed and left. */
  readonly onWhole: (text: string) => void;
}

/** A price that groups its whole pesos while they are typed, the caret staying after the typed digit; other text stays as typed. [PRICE-7] */
export function PesosField({ value, error, onType, onWhole, ...rest }: PesosFieldProps) {
  const ownDots = useRef(true);
  const whole = (text: string) => {
    ownDots.current = true;
    onWhole(text);
  };
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typed = target.value;
    if (isWholeText(nativeEvent)) return whole(typed);
    const caret = target.selectionEnd ?? typed.length;
    const before = { text: value, ownDots: ownDots.current };
    const { text, ...after } = afterKey(before, typed, isDeletion(nativeEvent) ? '' : typed.slice(caret - 1, caret));
    ownDots.current = after.ownDots;
    flushSync(() => onType(text));
    const place = text === typed ? caret : caretAfter(text, typed.slice(caret));
    target.setSelectionRange(place, place);
  };
  const read = parsePrice(value);
  const problem = !read.ok && SAID_AT_ONCE.includes(read.reason) ? PRICE_PROBLEMS[read.reason] : undefined;
  return (
    <TextField
      {...rest}
      label="Precio"
      prefix="$"
      inputMode="decimal"
      autoComplete="off"
      value={value}
      error={error ?? problem}
      onFocus={({ target }) => target.select()}
      onBlur={() => whole(value)}
      onChange={change}
    />
  );
}

/** True if the text was pasted, dropped or filled in, not typed key by key. */
function isWholeText(event: Event): boolean {
  if (!(event instanceof InputEvent)) return true;
  const { inputType, data } = event;
  return (
    /^insertFrom(Paste|Drop)$|^insertReplacementText$/.test(inputType) ||
    (inputType === 'insertText' && data !== null && data.length > 1)
  );
}

function isDeletion(event: Event): boolean {
  return event instanceof InputEvent && event.inputType.startsWith('delete');
}
