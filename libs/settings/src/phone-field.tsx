import { enteredPhone, type PhoneEntry } from '@carta/domain';
import { TextField } from '@carta/ui';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type ComponentProps, type JSX } from 'react';

export interface PhoneFieldProps extends Pick<ComponentProps<typeof TextField>, 'label' | 'prefix' | 'hint' | 'error'> {
  /** Digits only. */
  readonly value: string;
  /** What the field takes. */
  readonly entry: PhoneEntry;
  /** Returns what is said below the field about a text that cannot be read. */
  readonly unread: (text: string) => string;
  readonly onDigits: (digits: string) => void;
  /** True if digits are also read as one number, at first and when the owner leaves the field. */
  readonly readOnLeave?: boolean;
}

/** A phone's field: digits by key, and whole numbers by paste or from the browser's store; what cannot be read is quoted below. [PHONE-3] */
export function PhoneField({
  value,
  entry,
  unread,
  onDigits,
  readOnLeave,
  error,
  ...rest
}: PhoneFieldProps): JSX.Element {
  const [refused, setRefused] = useState(() => (readOnLeave && value !== '' && !entry.read(value).ok ? value : null));

  const input = useRef<HTMLInputElement>(null);
  const [behindCaret, setBehindCaret] = useState<{ readonly digits: number } | null>(null);

  // A value that differs from the typed text moves the caret to the end.
  useLayoutEffect(() => {
    const place = Math.max(0, (input.current?.value.length ?? 0) - (behindCaret?.digits ?? 0));
    if (behindCaret) input.current?.setSelectionRange(place, place);
  }, [behindCaret]);

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const text = target.value;
    const behind = digitsOf(text.slice(target.selectionEnd ?? text.length)).length;
    const pasted = pastedText(nativeEvent, value, text);
    const entered = enteredPhone(value, { text, pasted }, entry);
    setRefused(entered.ok ? null : pasted);
    if (entered.ok) onDigits(entered.value);
    setBehindCaret({ digits: behind });
  };

  const leave = () => {
    if (!readOnLeave || value === '') return;
    const read = entry.read(value);
    setRefused(read.ok ? null : value);
    if (read.ok && read.value !== value) onDigits(read.value);
  };

  return (
    <TextField
      {...rest}
      ref={input}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      value={value}
      error={error ?? (refused === null ? undefined : unread(refused))}
      onChange={change}
      onBlur={leave}
    />
  );
}

/** The text that was put in at once; null for a key. */
function pastedText(event: Event, before: string, after: string): string | null {
  const inserted = insertedText(before, after);
  if (!(event instanceof InputEvent)) return inserted.length > 1 ? after : null;
  const { inputType, data } = event;
  if (inputType.startsWith('delete')) return null;
  const text = data ?? inserted;
  return /^insertFrom(?:Paste|Drop)$|^insertReplacementText$/.test(inputType) || text.length > 1 ? text : null;
}

/** Returns what `after` has between the beginning and the end that it shares with `before`. */
function insertedText(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
