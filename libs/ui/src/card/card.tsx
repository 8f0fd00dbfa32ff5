import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

interface CardProps {
  children: ReactNode;
  /** No padding, for content that reaches the edges. */
  flush?: boolean;
}

export function Card({ children, flush }: CardProps) {
  return <div className={classNames(styles.card, flush && styles.flush)}>{children}</div>;
}
