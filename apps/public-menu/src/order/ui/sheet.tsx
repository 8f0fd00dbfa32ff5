/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import buttons from './buttons.module.css';
import { Icon } from './icon.tsx';
import styles from './sheet.module.css';

interface SheetProps {
  /** The dialog's name, and its heading where it has no other. */
  readonly title: string;
  readonly heading?: ComponentChildren;
  /** Below the heading, in the bar that stays. */
  readonly subheading?: ComponentChildren;
  /** Called once the dialog is closed, by its button or by a tap beside it. */
  readonly onClose: () => void;
  /** Called by Escape: closes one thing. */
  readonly onBack: () => void;
  readonly children: ComponentChildren;
  /** Stays while the content scrolls. */
  readonly foot?: ComponentChildren;
  /** Before the title: a way back. */
  readonly start?: ComponentChildren;
  /** Beside the closing button. */
  readonly action?: ComponentChildren;
  /** True if the content begins with a picture, below the buttons. */
  readonly hasPicture?: boolean;
  /** False for one that opens beside the form that has the focus, in the panel's preview. */
  readonly takesFocus?: boolean;
}

/** Reads the heading first, and not the first button. */
function show(dialog: HTMLDialogElement): void {
  // A tap leaves the caret in the page, for which the browser seeks another place as the page becomes inert: 100 ms on a slow phone.
  getSelection()?.removeAllRanges();
  dialog.showModal();
  dialog.querySelector('h2')?.focus();
}

/** A dialog that opens takes the focus even from the window around a frame, unless it is inert. */
function showWithoutFocus(dialog: HTMLDialogElement): void {
  dialog.inert = true;
  dialog.showModal();
  dialog.inert = false;
}

/** Height of the picture that has to be scrolled away before the bar has a ground, in CSS pixels. */
const PICTURE = 160;

function markScrolled(content: HTMLElement, hasPicture: boolean): void {
  content.toggleAttribute('data-scrolled', content.scrollTop > (hasPicture ? PICTURE : 0));
}

/** A dialog at the bottom of a phone, in the middle of a wider screen. */
export function Sheet({ title, heading = title, onClose, onBack, takesFocus = true, ...parts }: SheetProps) {
  const { children, foot, start, action, subheading, hasPicture = false } = parts;
  const dialog = useRef<HTMLDialogElement>(null);
  const isGoneRef = useRef(false);
  const takesFocusRef = useRef(takesFocus);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    document.documentElement.dataset.sheet = '';
    if (takesFocusRef.current) show(element);
    else showWithoutFocus(element);
    return () => {
      isGoneRef.current = true;
      delete document.documentElement.dataset.sheet;
      // Gives the focus back to what opened it.
      element.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      class={styles.sheet}
      aria-label={title}
      data-picture={hasPicture}
      onClose={() => isGoneRef.current || onClose()}
      onCancel={(event) => {
        event.preventDefault();
        onBack();
      }}
      onPointerDown={({ target, currentTarget }) =>
        currentTarget.toggleAttribute('data-pressed', target === currentTarget)
      }
      onClick={({ target, currentTarget }) => {
        // A selection of text may end beside the sheet.
        if (target === currentTarget && currentTarget.hasAttribute('data-pressed')) currentTarget.close();
      }}
    >
      <div class={styles.frame}>
        <div
          class={styles.content}
          tabIndex={0}
          onScroll={({ currentTarget }) => markScrolled(currentTarget, hasPicture)}
        >
          <header>
            {start}
            <div class={styles.heading}>
              <h2 tabIndex={-1}>{heading}</h2>
              {subheading}
            </div>
            {action}
            <button
              type="button"
              class={buttons.icon}
              aria-label={cartaWords.close}
              onClick={() => dialog.current?.close()}
            >
              <Icon of="close" />
            </button>
          </header>
          {children}
        </div>
        {foot && <footer>{foot}</footer>}
      </div>
    </dialog>
  );
}
