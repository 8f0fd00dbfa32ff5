/** @jsxImportSource #dom */
import type { Child } from './dom/jsx-types.ts';
import { Icon } from './icon.tsx';
import styles from './order.module.css';

interface SheetProps {
  readonly key: string;
  readonly title: string;
  /** Called once the dialog is closed, by its button, by Escape or by a tap beside it. */
  readonly onClose: () => void;
  readonly children: Child;
  /** Stays while the content scrolls. */
  readonly foot: Child;
  /** Before the title: a way back. */
  readonly start?: Child;
  /** Beside the closing button. */
  readonly action?: Child;
  /** True if the content begins with a picture, below the buttons. */
  readonly hasPicture?: boolean;
  readonly onCreate?: ((dialog: HTMLDialogElement) => void) | undefined;
}

const show = (dialog: HTMLDialogElement) => dialog.showModal();

/** Gives the focus back to what opened it. */
function close(dialog: HTMLDialogElement): void {
  dialog.onclose = null;
  dialog.close();
}

/** A dialog at the bottom of a phone, in the middle of a wider screen. */
export function Sheet({
  title,
  onClose,
  children,
  foot,
  start,
  action,
  hasPicture = false,
  onCreate = show,
}: SheetProps) {
  return (
    <dialog
      class={styles.sheet}
      aria-label={title}
      data-picture={hasPicture}
      onclose={onClose}
      onpointerdown={({ target, currentTarget }) =>
        currentTarget.toggleAttribute('data-pressed', target === currentTarget)
      }
      onclick={({ target, currentTarget }) => {
        // A selection of text may end beside the sheet.
        if (target === currentTarget && currentTarget.hasAttribute('data-pressed')) currentTarget.close();
      }}
      oncreate={onCreate}
      onremove={close}
    >
      <div class={styles.frame}>
        <header>
          {start}
          <h2>{title}</h2>
          {action}
          <button
            type="button"
            class={styles.icon}
            aria-label={cartaWords.close}
            onclick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
          >
            <Icon of="close" />
          </button>
        </header>
        <div
          class={styles.content}
          tabindex={0}
          onscroll={({ currentTarget }) =>
            currentTarget.parentElement?.toggleAttribute(
              'data-scrolled',
              currentTarget.scrollTop > (hasPicture ? 160 : 0),
            )
          }
        >
          {children}
        </div>
        {foot && <footer>{foot}</footer>}
      </div>
    </dialog>
  );
}
