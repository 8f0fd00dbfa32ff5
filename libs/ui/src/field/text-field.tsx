import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts } from './field.tsx';

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'className' | 'style' | 'prefix' | 'size'> {
  /** Shown before the value, not part of it: '+54', '$'. */
  prefix?: string;
  /** A control inside the field, at its end. */
  end?: ReactNode;
}

export function TextField({ label, error, hint, look, prefix, end, placeholder, ...rest }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} look={look} prefix={prefix} end={end}>
      {(control) => (
        <input type="text" placeholder={look === 'floating' ? label : placeholder} {...rest} {...control} />
      )}
    </Field>
  );
}
