import type { ReactNode } from 'react';
import styles from './list-group.module.css';

export interface ListGroupProps {
  /** Names the list for readers, when its rows need it. */
  label?: string;
  /** Rows. */
  children: ReactNode;
}

/** A card of rows, with lines between them that start at the text. */
export function ListGroup({ label, children }: ListGroupProps) {
  return (
    <ul className={styles.group} aria-label={label}>
      {children}
    </ul>
  );
}
