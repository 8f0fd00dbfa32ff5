import { Handle } from '@carta/ui/sortable';
import { use, type KeyboardEvent, type MouseEvent, type ReactNode, type TouchEvent } from 'react';
import type { BoxState } from '../selection/selection.ts';
import { SelectBoxContext } from '../selection/use-selecting.ts';
import { RowTabIndexContext } from './row-tab-index.ts';
import styles from './tree-row.module.css';

/** A mouse button or finger pressed on a handle. */
export type Press = MouseEvent<HTMLElement> | TouchEvent<HTMLElement>;

/** Id of the element that describes how to use a handle by keyboard. */
export const HANDLE_HELP = 'tree-handle-help';

export interface HandleEvents extends HandleKeyEvents {
  readonly onHandlePress: (press: Press, key: string) => void;
}

export interface HandleKeyEvents {
  readonly onHandleKeyDown: (event: KeyboardEvent<HTMLElement>, key: string) => void;
  readonly onHandleBlur: () => void;
}

interface RowSurfaceProps extends HandleEvents {
  readonly id: string;
  readonly title: string;
  readonly held: boolean;
  readonly movable: boolean;
  /** State of the row's box, which takes the handle's place; null while nothing is selected. */
  readonly box: BoxState | null;
  readonly children: ReactNode;
}

/** The part of a row that a drag lifts. */
export function RowSurface({ id, title, held, movable, box, children, ...events }: RowSurfaceProps) {
  const { onHandlePress, onHandleKeyDown, onHandleBlur } = events;
  const tabIndex = use(RowTabIndexContext);
  const SelectBox = use(SelectBoxContext);
  return (
    <div className={styles.surface}>
      {box === null && (
        <Handle
          title={title}
          place="tree"
          held={held}
          disabled={!movable}
          tabIndex={tabIndex}
          aria-describedby={HANDLE_HELP}
          onMouseDown={(press) => onHandlePress(press, id)}
          onTouchStart={(press) => onHandlePress(press, id)}
          onKeyDown={(event) => onHandleKeyDown(event, id)}
          onBlur={onHandleBlur}
        />
      )}
      {SelectBox && <SelectBox id={id} title={title} state={box} />}
      {children}
    </div>
  );
}
