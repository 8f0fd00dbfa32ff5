import { rowTitle } from '../row/row-names.ts';
import type { MovingRow, Row } from '../rows.ts';
import { whileMoving } from './announcements.ts';

/** A row on its way to another place among its siblings. */
export interface Drag {
  readonly by: 'pointer' | 'keyboard';
  /** As it was when it was picked up. */
  readonly row: Row;
  readonly moving: MovingRow;
  /** False while the pointer is not over the siblings: a drop there does nothing. */
  readonly inside: boolean;
  /** Pixels by which the lifted row has to be drawn lower than its slot, to stay under the pointer. */
  readonly shift: number;
}

export function pickedUp(row: Row, by: Drag['by']): Drag {
  const { kind, key, position } = row;
  const { parent } = kind === 'category' ? row.category : row.item;
  return { by, row, moving: { kind, key, parent, fromIndex: position, toIndex: position }, inside: true, shift: 0 };
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
