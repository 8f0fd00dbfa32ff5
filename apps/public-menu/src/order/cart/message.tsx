/** @jsxImportSource preact */
import { unbrokenPrices } from '@carta/domain';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import texts from '../ui/texts.module.css';
import styles from './message.module.css';

/** What is ordered, and the total. */
const STANDS_OUT = /^(\d+ x.*:(?= )|Total: .*)/m;

/** The message as it leaves. */
export function Message({ name, message }: { readonly name: string; readonly message: string }) {
  const top = useRef<HTMLParagraphElement>(null);
  // The sheet has been scrolled down to the fields.
  useLayoutEffect(() => top.current?.parentElement?.scrollTo(0, 0), []);
  return (
    <>
      <p ref={top} class={texts.muted}>
        {cartaWords.messageHint}
      </p>
      <p class={styles.message} lang="es">
        {message.split(STANDS_OUT).map((text, nth) => (nth % 2 ? <b>{unbrokenPrices(text)}</b> : unbrokenPrices(text)))}
      </p>
      <p class={texts.hint}>
        <Icon of="lock" small />
        {cartaWords.lock(name)}
      </p>
    </>
  );
}
