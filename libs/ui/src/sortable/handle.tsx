import type { ComponentProps } from 'react';
import { Grip } from './grip.tsx';
import styles from './handle.module.css';

interface HandleProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'aria-label'> {
  /** Of what it moves. */
  readonly title: string;
  /** True while this is being moved. */
  readonly held?: boolean;
  /** Where it stands: before a row, before a row of the tree, or as a disc over a card's picture. */
  readonly place?: 'row' | 'tree' | 'card';
}

/** Moves what it belongs to by mouse, finger or keyboard. */
export function Handle({ title, held = false, place = 'row', ...rest }: HandleProps) {
  return (
    <button
      {...rest}
      type="button"
      className={`${styles.handle} ${styles[place]}`}
      aria-label={`Mover ${title}`}
      aria-pressed={held}
    >
      <Grip />
    </button>
  );
}
