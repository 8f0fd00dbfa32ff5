/** @jsxImportSource #dom */
import { Icon } from './icon.tsx';
import styles from './order.module.css';
import type { OrderStore } from './order-store.ts';

interface CopyButtonProps {
  readonly store: OrderStore;
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

/** Copies a text and notes which of the buttons did; without a clipboard nothing is said. */
export function copied(store: OrderStore, text: string, label: string): void {
  navigator.clipboard.writeText(text).then(
    () => store.set({ copied: label }),
    () => store.set({ copied: null }),
  );
}
