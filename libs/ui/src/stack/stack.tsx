import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './stack.module.css';

interface StackProps {
  /** Space between its parts: a step of the tokens' scale. */
  gap: 1 | 2 | 3 | 4;
  as?: 'div' | 'section' | 'ul';
  id?: string;
  role?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
}

/** Parts below one another, each as wide as the stack: long words wrap, and do not widen it. */
export function Stack({ gap, as: Element = 'div', ...rest }: StackProps) {
  return <Element className={classNames(styles.stack, styles[`gap${gap}`])} {...rest} />;
}
