import { Dialog as Modal } from '@base-ui/react/dialog';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { ICON_LINE, type Icon } from '../icon.ts';
import { useBackLayer } from './back-layers.ts';
import styles from './dialog.module.css';

interface ModalProps {
  open: boolean;
  /** Escape, a press beside it, or the browser's back button; without it only the actions close it. */
  onClose?: () => void;
  title: string;
  /** Muted words below the title, read with it. */
  description?: string;
  children?: ReactNode;
  /** Buttons, which stay in sight while the content scrolls. */
  actions?: ReactNode;
  /** Makes the content a form, sent by a button of type 'submit' or by Enter. */
  onSubmit?: () => void;
  /** What gets the focus when it opens; otherwise its first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** It has opened and come to rest: what is inside can be measured. */
  onOpened?: () => void;
}

interface DialogProps extends ModalProps {
  /** In an amber disc above the title; all words are centred then. */
  icon?: Icon;
}

/** In the middle of the screen: confirmations, and what has to be read. Its actions share the width: cancel first. */
export function Dialog({ icon: Icon, ...modal }: DialogProps) {
  const ornament = Icon && (
    <span className={styles.disc}>
      <Icon size={28} strokeWidth={ICON_LINE} aria-hidden />
    </span>
  );
  return <ModalFrame {...modal} look="dialog" ornament={ornament} />;
}

/** At the bottom of a phone, in the middle of a wider screen: add, choose, order. Its actions lie above each other: the main one first. */
export function Sheet(modal: ModalProps) {
  return <ModalFrame {...modal} look="sheet" ornament={<span className={styles.handle} />} />;
}

interface ModalFrameProps extends ModalProps {
  look: 'dialog' | 'sheet';
  /** Above the title. */
  ornament?: ReactNode;
}

/** What dialogs and sheets share: trap and return of the focus, Escape, back button, scrim, and content that scrolls between title and actions. */
function ModalFrame({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  onSubmit,
  initialFocus,
  onOpened,
  look,
  ornament,
}: ModalFrameProps) {
  useBackLayer(open && onClose !== undefined, () => onClose?.());
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  const Body = onSubmit ? 'form' : 'div';
  return (
    <Modal.Root
      open={open}
      onOpenChange={(next) => next || onClose?.()}
      onOpenChangeComplete={(opened) => opened && onOpened?.()}
      disablePointerDismissal={!onClose}
    >
      <Modal.Portal>
        <Modal.Backdrop className={styles.scrim} />
        <Modal.Popup className={classNames(styles.popup, styles[look])} initialFocus={initialFocus}>
          <Body className={styles.body} {...(onSubmit && { onSubmit: send, noValidate: true })}>
            <div className={styles.header}>
              {ornament}
              <Modal.Title className={styles.title}>{title}</Modal.Title>
              {description && <Modal.Description className={styles.description}>{description}</Modal.Description>}
            </div>
            {children && <div className={styles.content}>{children}</div>}
            {actions && <div className={styles.actions}>{actions}</div>}
          </Body>
        </Modal.Popup>
      </Modal.Portal>
    </Modal.Root>
  );
}
