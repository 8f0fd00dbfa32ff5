/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import styles from './order.module.css';

interface ModalProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Stays while the content scrolls. */
  readonly foot: ComponentChildren;
}

/** A dialog at the bottom of a phone, in the middle of a wider screen. */
export function Modal({ title, onClose, children, foot }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class={styles.modal}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div class={styles.frame}>
        <header>
          <h2 id={id}>{title}</h2>
          <button
            type="button"
            class={styles.icon}
            aria-label={cartaWords.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon path="M6 6l12 12M18 6L6 18" />
          </button>
        </header>
        <div class={styles.content}>{children}</div>
        <footer>{foot}</footer>
      </div>
    </dialog>
  );
}

export function Icon({ path }: { readonly path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      aria-hidden="true"
    >
      <path d={path} stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}
