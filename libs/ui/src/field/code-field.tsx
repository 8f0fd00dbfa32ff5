import { TextField, type TextFieldProps } from './text-field.tsx';

/** A text field for what is no prose, such as a network's name or an account: browsers do not complete, capitalise or check it. */
export function CodeField(props: TextFieldProps) {
  return <TextField autoComplete="off" autoCapitalize="none" spellCheck={false} {...props} />;
}
