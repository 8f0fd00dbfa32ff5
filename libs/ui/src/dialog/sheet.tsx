import { ModalFrame, type ModalProps } from './modal-frame.tsx';
import styles from './sheet.module.css';

export type SheetProps = ModalProps;

/** At the bottom of a phone, in the middle of a wider screen: add, choose, order. Its actions lie above each other: the main one first. */
export function Sheet(modal: SheetProps) {
  return <ModalFrame {...modal} look="sheet" ornament={<span className={styles.handle} />} />;
}
