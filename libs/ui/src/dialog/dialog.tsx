import { ICON_LINE, type Icon } from '../icon.ts';
import { ModalFrame, type ModalProps } from './modal-frame.tsx';
import styles from './dialog.module.css';

export interface DialogProps extends ModalProps {
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
