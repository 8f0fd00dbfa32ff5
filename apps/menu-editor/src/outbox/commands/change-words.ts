import { changeDoneBy, lastChangeIn, lastChangeText, movedText, type ItemChanges, type Menu } from '@carta/domain';

type Done = ReturnType<typeof changeDoneBy>;

/** Returns what was done to a record in words, 'Bife de chorizo: oculto'. [CHANGE-2] */
export function doneWords(menu: Menu, record: string, done: Done): string {
  return lastChangeText(lastChangeIn(menu, { at: 0, kind: 'item', record, done }));
}

/** Returns what changed fields do to a record, in words. */
export function changeWords(menu: Menu, record: string, { soldOutUntil, ...changes }: ItemChanges): string {
  const soldOut = soldOutUntil === undefined ? undefined : soldOutUntil !== null;
  return doneWords(menu, record, changeDoneBy({ ...changes, soldOut }));
}

/** Returns a move among siblings in words, 'Provoleta pasó al lugar 2'; `toIndex` is 0-based. [CHANGE-3] */
export function moveWords(menu: Menu, { key, toIndex }: { readonly key: string; readonly toIndex: number }): string {
  return movedText(lastChangeIn(menu, { at: 0, kind: 'item', record: key, done: 'moved' }).title, toIndex);
}
