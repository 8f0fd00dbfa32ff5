import type { Settings } from './use-settings.ts';

/** What a text field, a text area or a select of a settings form takes from the form. */
export interface BoundText {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

interface BindOptions {
  /** Path of the field in the server's answer; by default its name in the draft. */
  readonly path?: string;
  /** What is wrong with the typed text; it stands before what the server says. */
  readonly problem?: string | undefined;
}

/** Returns the props that show and change a text of the draft, with the server's message about it. */
export function bindText<Name extends string, Draft extends Readonly<Record<Name, string>>>(
  { draft, edit, issueAt }: Pick<Settings<Draft>, 'draft' | 'edit' | 'issueAt'>,
  name: Name,
  { path = name, problem }: BindOptions = {},
): BoundText {
  return {
    value: draft[name],
    error: problem ?? issueAt(path),
    onChange: ({ target }) => edit({ [name]: target.value } as Partial<Draft>),
  };
}
