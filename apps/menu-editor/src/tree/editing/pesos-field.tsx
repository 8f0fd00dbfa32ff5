import { TextField } from '@carta/ui';
import type { ChangeEvent } from 'react';
import { flushSync } from 'react-dom';
import { caretAfter, grouped } from './pesos-text.ts';

interface PesosFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
}

/** Whole pesos, their thousands set apart as they are typed; the caret stays behind the digit that was typed. */
export function PesosField({ value, error, onType }: PesosFieldProps) {
  const regroup = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const caret = target.selectionEnd ?? target.value.length;
    const typed = target.value;
    const text = grouped(typed);
    flushSync(() => onType(text));
    const place = caretAfter(text, typed.slice(caret));
    target.setSelectionRange(place, place);
  };
  return (
    <TextField
      label="Precio"
      prefix="$"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      error={error}
      onFocus={({ target }) => target.select()}
      onChange={regroup}
    />
  );
}
