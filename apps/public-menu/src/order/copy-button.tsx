/** @jsxImportSource #dom */
import { Icon } from './icon.tsx';
import styles from './order.module.css';
import type { ItemStore } from './order-store.ts';

interface CopyButtonProps {
  readonly store: Pick<ItemStore, 'set' | 'state'>;
  readonly text: string;
  readonly label: string;
}

/** Says that it has copied where its label was. */
export function CopyButton({ store, text, label }: CopyButtonProps) {
  const copy = () => copied(store, text, label);
  return (
    <button type="button" class={styles.quiet} onclick={copy}>
      <Icon of="copy" />
      {store.state.copied === label ? cartaWords.copied : label}
    </button>
  );
}

/** Copies a text and notes which of the buttons did; where the browser refuses, nothing is said. */
export function copied(store: Pick<ItemStore, 'set'>, text: string, label: string): void {
  copy(text).then(
    () => store.set({ copied: label }),
    () => store.set({ copied: null }),
  );
}

/** Over an address without encryption there is no clipboard, only the command on what is selected. */
async function copy(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  // Nothing outside of an open dialog can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (!isCopied) throw new Error('The browser copies nothing');
}
