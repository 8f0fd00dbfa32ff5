import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

interface TextAreaProps
  extends Omit<FieldTexts, 'look'>, Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'style'> {}

/** A multi-line field that grows with its text. */
export function TextArea({ label, error, hint, rows = 3, ...rest }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <textarea rows={rows} {...rest} {...control} />}
    </Field>
  );
}
