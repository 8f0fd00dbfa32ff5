import { Dialog as Modal } from '@base-ui/react/dialog';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { useEffect } from 'react';
import { classNames } from '../class-names.ts';
import { ICON_LINE, type Icon } from '../icon.ts';
import { useBackLayer } from './back-layers.ts';
import styles from './dialog.module.css';

interface ModalProps {
  open: boolean;
  /** Called on Escape, a press outside, or the browser's back button; without it only the actions close the dialog. */
  onClose?: () => void;
  title: string;
  /** Muted text below the title; the accessible description. */
  description?: string;
  /** A control beside the title. */
  end?: ReactNode;
  children?: ReactNode;
  /** Buttons; they stay visible while the content scrolls. */
  actions?: ReactNode;
  /** Makes the content a form, submitted by a button of type 'submit' or by Enter. */
  onSubmit?: () => void;
  /** Gets the focus on opening; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Called when the opening animation has ended: the content can be measured. */
  onOpened?: () => void;
}

interface DialogProps extends ModalProps {
  /** Shown in an amber disc above the title; centres the text. */
  icon?: Icon;
}

/** In the middle of the screen, for confirmations and messages. Its actions share the width: cancel first. */
export function Dialog({ icon: Icon, ...modal }: DialogProps) {
  const ornament = Icon && (
    <span className={styles.disc}>
      <Icon size={28} strokeWidth={ICON_LINE} aria-hidden />
    </span>
  );
  return <ModalFrame {...modal} look="dialog" areActionsInRow ornament={ornament} />;
}

interface SheetProps extends ModalProps {
  /** Of two buttons that weigh alike, cancel first. */
  areActionsInRow?: boolean;
}

/**
 * At the bottom of a phone, in the middle of a wider screen, for forms and choices. Its actions are stacked: the main one first; or in a row that
 * they share.
 */
export function Sheet(modal: SheetProps) {
  return <ModalFrame areActionsInRow={false} {...modal} look="sheet" ornament={<span className={styles.handle} />} />;
}

interface ModalFrameProps extends ModalProps {
  look: 'dialog' | 'sheet';
  areActionsInRow: boolean;
  /** Above the title. */
  ornament?: ReactNode;
}

/** Shared by dialogs and sheets: focus trap and return, Escape, back button, scrim, and content that scrolls between title and actions. */
function ModalFrame({
  open,
  onClose,
  title,
  description,
  end,
  children,
  actions,
  onSubmit,
  initialFocus,
  onOpened,
  look,
  areActionsInRow,
  ornament,
}: ModalFrameProps) {
  useBackLayer(open && onClose !== undefined, () => onClose?.());
  useEffect(() => (open ? dropSecondClick : undefined), [open]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React hands it on to a form around the dialog.
    event.stopPropagation();
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
          <Body className={styles.body} {...(onSubmit && { onSubmit: submit, noValidate: true })}>
            <div className={styles.header}>
              {ornament}
              <div className={styles.heading}>
                <div>
                  <Modal.Title className={styles.title}>{title}</Modal.Title>
                  {description && <Modal.Description className={styles.description}>{description}</Modal.Description>}
                </div>
                {end}
              </div>
            </div>
            {children && (
              <div
                className={styles.content}
                onScroll={({ currentTarget }) =>
                  void currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollTop > 0)
                }
              >
                {children}
              </div>
            )}
            {actions && (
              <div className={classNames(styles.actions, areActionsInRow ? styles.row : styles.stacked)}>{actions}</div>
            )}
          </Body>
        </Modal.Popup>
      </Modal.Portal>
    </Modal.Root>
  );
}

/** Drops the next click if it is the second of a double one: the first has closed the dialog, and it would hit what lies behind. */
function dropSecondClick(): void {
  const drop = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', drop, { capture: true, once: true });
}
