/** @jsxImportSource preact */
import { Icon } from './icon.tsx';
import texts from './texts.module.css';

/** What is wrong with the field above, never by colour alone. */
export function Problem({ words, id }: { readonly words: string | undefined; readonly id?: string }) {
  if (words === undefined) return null;
  return (
    <p id={id} class={texts.problem}>
      <Icon of="alert" small />
      {words}
    </p>
  );
}
