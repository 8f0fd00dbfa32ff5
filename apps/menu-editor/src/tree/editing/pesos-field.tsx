import { TextField } from '@carta/ui';
import type { ChangeEvent } from 'react';
import { flushSync } from 'react-dom';
import { caretAfter, grouped } from './pesos-text.ts';

interface PesosFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
}

/** Whole pesos with dots for thousands while typing; the caret stays after the typed digit. */
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
