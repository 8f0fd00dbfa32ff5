/** @jsxImportSource preact */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import buttons from './buttons.module.css';
import styles from './copy-button.module.css';
import { Icon } from './icon.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
}

/** Says that it has copied where its label was; where the browser copies nothing, it shows the text, selected. */
export function CopyButton({ text, label }: CopyButtonProps) {
  /** The text that was copied, or that the browser refuses to copy: another one is not yet. */
  const [answer, setAnswer] = useState<{ readonly text: string; readonly isCopied: boolean } | null>(null);
  const isAnswered = answer?.text === text;
  const copy = () => void copied(text).then((isCopied) => setAnswer({ text, isCopied }));
  return (
    <>
      <button type="button" class={buttons.quiet} onClick={copy}>
        <Icon of="copy" />
        <span aria-live="polite">{isAnswered && answer.isCopied ? cartaWords.copied : label}</span>
      </button>
      {isAnswered && !answer.isCopied && <SelectedText text={text} />}
    </>
  );
}

export function SelectedText({ text }: { readonly text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text]);
  return (
    <label class={styles.selected}>
      {cartaWords.copyByHand}
      <textarea ref={field} readOnly rows={3} value={text} />
    </label>
  );
}

/** Resolves with whether the text was copied. Over an address without encryption there is no clipboard, only the command on what is selected. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // Nothing outside of an open dialog can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
