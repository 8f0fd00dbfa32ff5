import { categoriesForItem, categoryTitle, moves, type Menu } from '@carta/domain';
import { categoryMoved, itemMoved, itemMovedInto } from '@carta/panel';
import { rowTitle } from '../row/row-names.ts';
import type { MovingRow, Row } from '../rows.ts';
import type { Room } from '../use-tree-window.ts';
import { afterCancel, afterDrop, afterDropInto, whileMoving, whileMovingInto } from '../../moving/announcements.ts';
import type { Landing } from './drop-target.ts';

/** A row on its way to another place among its siblings, or to another category. */
export interface Drag {
  readonly by: 'pointer' | 'keyboard';
  /** As it was when it was picked up. */
  readonly row: Row;
  readonly moving: MovingRow;
  /** Where a drop would bring it. */
  readonly landing: Landing;
  /** Titles of the other categories that can take it, by key. */
  readonly targets: ReadonlyMap<string, string>;
  /** Added to the page while the row is carried, so that it can stay under the pointer when what its siblings hold is put away. */
  readonly room: Room;
  /** Pixels by which the lifted row has to be drawn lower than its slot, to stay under the pointer. */
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

/** The other categories that can take what a row shows. [MOVE-3] */
export function targetsFor(menu: Menu, row: Row): Drag['targets'] {
  if (row.kind === 'category') return NO_TARGETS;
  return new Map(categoriesForItem(menu, row.item).map((category) => [category.key, categoryTitle(category)]));
}

/** Over another place; where that is not among its siblings, its slot waits where it came from. */
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

/** How a row takes part: its place is kept, it is moved by keyboard, or it would take what is carried. */
export function partIn({ by, moving, landing }: Drag, key: string): 'slot' | 'held' | 'target' | undefined {
  if (moving.key === key) return by === 'pointer' ? 'slot' : 'held';
  return landing.kind === 'category' && landing.key === key ? 'target' : undefined;
}

/** What the bar shows and readers say. */
export function wordsFor({ row, landing, targets }: Drag): string {
  const title = rowTitle(row);
  if (landing.kind === 'category') return whileMovingInto({ title, category: targets.get(landing.key) ?? '' });
  return whileMoving({ title, index: landing.kind === 'place' ? landing.index : null, count: row.siblings });
}

/** What a drop here does, null where nothing; and what is said afterwards. */
export function dropOf({ row, moving, landing, targets }: Drag) {
  const title = rowTitle(row);
  const { key, fromIndex, toIndex } = moving;
  if (landing.kind === 'category') {
    const words = afterDropInto({ title, category: targets.get(landing.key) ?? '' });
    return { does: itemMovedInto({ key, parent: landing.key }), words };
  }
  if (!moves(fromIndex, landing.kind === 'place' ? toIndex : null))
    return { does: null, words: putBack({ row, moving }) };
  const does = row.kind === 'category' ? categoryMoved({ key, toIndex }) : itemMoved({ key, toIndex });
  return { does, words: afterDrop({ title, index: toIndex, count: row.siblings }) };
}

/** What is said where it did not move. */
export function putBack({ row, moving }: Pick<Drag, 'row' | 'moving'>): string {
  return afterCancel({ title: rowTitle(row), index: moving.fromIndex, count: row.siblings });
}
