import { categoriesForItem, categoryTitle, moves, type Menu } from '@carta/domain';
import { afterCancel, afterDrop, afterDropInto, whileMoving, whileMovingInto } from '@carta/ui/sortable';
import { commandAction } from '../../outbox/command-action.ts';
import { rowTitle } from '../row/row-names.ts';
import type { MovingRow, Row } from '../rows.ts';
import type { Room } from '../use-tree-window.ts';
import type { Landing } from './drop-target.ts';

/** A drag of a row to another place among its siblings, or to another category. */
export interface Drag {
  readonly by: 'pointer' | 'keyboard';
  /** The row at the start of the drag. */
  readonly row: Row;
  readonly moving: MovingRow;
  /** Where a drop would put the row. */
  readonly landing: Landing;
  /** Titles of the other categories that can hold the row, by key. */
  readonly targets: ReadonlyMap<string, string>;
  /** Padding added to the page during the drag, so that the row stays under the pointer when its siblings close. */
  readonly room: Room;
  /** Offset of the lifted row below its slot that keeps it under the pointer, in pixels. */
  readonly shift: number;
}

export const NO_ROOM: Room = { above: 0, below: 0 };
export const NO_TARGETS: Drag['targets'] = new Map();

export function pickedUp(row: Row, by: Drag['by'], targets = NO_TARGETS): Drag {
  const { kind, key, position } = row;
  const { parent } = kind === 'category' ? row.category : row.item;
  const closed = kind === 'category' ? { ...row, expanded: false } : row;
  const moving = { kind, key, parent, fromIndex: position, toIndex: position };
  return { by, row: closed, moving, landing: { kind: 'place', index: position }, targets, room: NO_ROOM, shift: 0 };
}

/** Returns the other categories that can hold the row's item. [MOVE-3] */
export function targetsFor(menu: Menu, row: Row): Drag['targets'] {
  if (row.kind === 'category') return NO_TARGETS;
  return new Map(categoriesForItem(menu, row.item).map((category) => [category.key, categoryTitle(category)]));
}

/** Returns the drag over another landing. Outside its siblings, the slot is where the row came from. */
export function over(drag: Drag, landing: Landing): Drag {
  const { moving } = drag;
  return {
    ...drag,
    landing,
    moving: { ...moving, toIndex: landing.kind === 'place' ? landing.index : moving.fromIndex },
  };
}

export function isOver({ landing: now }: Drag, landing: Landing): boolean {
  if (now.kind === 'place' && landing.kind === 'place') return now.index === landing.index;
  if (now.kind === 'category' && landing.kind === 'category') return now.key === landing.key;
  return now.kind === landing.kind;
}

/** Returns a row's part in the drag: 'slot' is the place of the carried row, 'held' the row moved by keyboard, 'target' the category under it. */
export function partIn({ by, moving, landing }: Drag, key: string): 'slot' | 'held' | 'target' | undefined {
  if (moving.key === key) return by === 'pointer' ? 'slot' : 'held';
  return landing.kind === 'category' && landing.key === key ? 'target' : undefined;
}

/** Returns the text of the move bar, which screen readers announce. */
export function wordsFor({ row, landing, targets }: Drag): string {
  const title = rowTitle(row);
  if (landing.kind === 'category') return whileMovingInto({ title, category: targets.get(landing.key) ?? '' });
  return whileMoving({ title, index: landing.kind === 'place' ? landing.index : null, count: row.siblings });
}

/** Returns the action of a drop here, null if nothing moves, and the text announced after it. */
export function dropOf({ row, moving, landing, targets }: Drag) {
  const title = rowTitle(row);
  const { key, fromIndex, toIndex } = moving;
  if (landing.kind === 'category') {
    const words = afterDropInto({ title, category: targets.get(landing.key) ?? '' });
    return { action: commandAction('menu/itemMovedInto', { key, parent: landing.key }), words };
  }
  if (!moves(fromIndex, landing.kind === 'place' ? toIndex : null))
    return { action: null, words: cancelWords({ row, moving }) };
  const action =
    row.kind === 'category'
      ? commandAction('menu/categoryMoved', { key, toIndex })
      : commandAction('menu/itemMoved', { key, toIndex });
  return { action, words: afterDrop({ title, index: toIndex, count: row.siblings }) };
}

/** Returns the text announced after a drag that moved nothing. */
export function cancelWords({ row, moving }: Pick<Drag, 'row' | 'moving'>): string {
  return afterCancel({ title: rowTitle(row), index: moving.fromIndex, count: row.siblings });
}
