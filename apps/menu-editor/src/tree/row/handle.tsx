import type { ComponentProps } from 'react';
import { Grip } from '../../reorder/grip.tsx';
import styles from './handle.module.css';

interface HandleProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'aria-label'> {
  readonly title: string;
  /** True while this row is being moved. */
  readonly held?: boolean;
}

/** Moves a row by mouse, finger or keyboard. */
export function Handle({ title, held = false, ...rest }: HandleProps) {
  return (
    <button {...rest} type="button" className={styles.handle} aria-label={`Mover ${title}`} aria-pressed={held}>
      <Grip />
    </button>
  );
}
