import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

interface CardProps {
  children: ReactNode;
  /** Without room inside, for content that reaches its edges. */
  flush?: boolean;
}

/** Paper with a line around it. */
export function Card({ children, flush }: CardProps) {
  return <div className={classNames(styles.card, flush && styles.flush)}>{children}</div>;
}
