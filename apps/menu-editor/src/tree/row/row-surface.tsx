import { useDraggable } from '@dnd-kit/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { Handle } from './handle.tsx';
import styles from './tree-row.module.css';

export interface HandleEvents {
  readonly onHandleKeyDown: (event: KeyboardEvent<HTMLElement>, key: string) => void;
  readonly onHandleBlur: () => void;
}

interface RowSurfaceProps extends HandleEvents {
  readonly id: string;
  readonly title: string;
  readonly held: boolean;
  readonly movable: boolean;
  readonly children: ReactNode;
}

/** The part of a row that is lifted. */
export function RowSurface({ id, title, held, movable, onHandleKeyDown, onHandleBlur, children }: RowSurfaceProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes } = useDraggable({ id, disabled: !movable });
  return (
    <div ref={setNodeRef} className={styles.surface}>
      <Handle
        ref={setActivatorNodeRef}
        title={title}
        held={held}
        disabled={!movable}
        aria-describedby={attributes['aria-describedby']}
        {...listeners}
        onKeyDown={(event) => onHandleKeyDown(event, id)}
        onBlur={onHandleBlur}
      />
      {children}
    </div>
  );
}
