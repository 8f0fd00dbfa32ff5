import { rowTitle } from '../row/row-names.ts';
import type { MovingRow, Row } from '../rows.ts';
import type { Room } from '../use-tree-window.ts';
import { whileMoving } from '../../moving/announcements.ts';

/** A row on its way to another place among its siblings. */
export interface Drag {
  readonly by: 'pointer' | 'keyboard';
  /** As it was when it was picked up. */
  readonly row: Row;
  readonly moving: MovingRow;
  /** False while the pointer is not over the siblings: a drop there does nothing. */
  readonly inside: boolean;
  /** Added to the page while the row is carried, so that it can stay under the pointer when what its siblings hold is put away. */
  readonly room: Room;
  /** Pixels by which the lifted row has to be drawn lower than its slot, to stay under the pointer. */
  readonly shift: number;
}

export const NO_ROOM: Room = { above: 0, below: 0 };

export function pickedUp(row: Row, by: Drag['by']): Drag {
  const { kind, key, position } = row;
  const { parent } = kind === 'category' ? row.category : row.item;
  const closed = kind === 'category' ? { ...row, expanded: false } : row;
  const moving = { kind, key, parent, fromIndex: position, toIndex: position };
  return { by, row: closed, moving, inside: true, room: NO_ROOM, shift: 0 };
}

/** Over the `toIndex`-th place among its siblings; over none, its slot waits where it came from. */
export function over(drag: Drag, toIndex: number | null): Drag {
  const { moving } = drag;
  return { ...drag, inside: toIndex !== null, moving: { ...moving, toIndex: toIndex ?? moving.fromIndex } };
}

/** What the bar shows and readers say. */
export function wordsFor({ row, moving, inside }: Drag): string {
  return whileMoving({ title: rowTitle(row), index: inside ? moving.toIndex : null, count: row.siblings });
}
