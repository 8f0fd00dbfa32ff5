/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import buttons from '../ui/buttons.module.css';
import { copied, SelectedText } from '../ui/copy-button.tsx';
import { Icon } from '../ui/icon.tsx';
import texts from '../ui/texts.module.css';

/** Shares the address by what the system has for it, or else copies it, or shows it selected. */
export function ShareButton({ title, link }: { readonly title: string; readonly link: string }) {
  const [answer, setAnswer] = useState<'copied' | 'shown' | null>(null);
  const copy = () => void copied(link).then((isCopied) => setAnswer(isCopied ? 'copied' : 'shown'));
  const share = () => {
    if (!('share' in navigator)) return copy();
    navigator.share({ title, url: link }).catch((error: unknown) => {
      // A diner who closes the system's sheet shares nothing.
      if (!(error instanceof DOMException) || error.name !== 'AbortError') copy();
    });
  };
  return (
    <>
      {answer === 'copied' && (
        <span class={texts.tag} role="status">
          {cartaWords.linkCopied}
        </span>
      )}
      {answer === 'shown' && <SelectedText text={link} />}
      <button type="button" class={buttons.icon} aria-label={cartaWords.share} onClick={share}>
        <Icon of="share" />
      </button>
    </>
  );
}
