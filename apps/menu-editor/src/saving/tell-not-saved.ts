import type { ApiFailure } from '@carta/api-client';
import { COVER_NOT_SAVED, NOT_SAVED, unexpectedError } from '@carta/domain';
import {
  categoryChanged,
  categoryMoved,
  featuredMoved,
  itemMoved,
  itemMovedInto,
  modalOpened,
  pricesChanged,
  put,
  select,
  selectBusinessKey,
  snackbarShown,
} from '@carta/panel';
import {
  additionConfirmed,
  coverConfirmed,
  duplicationConfirmed,
  editConfirmed,
  importConfirmed,
  removalConfirmed,
  restorationConfirmed,
  type OwnersChange,
} from './owners-change.ts';

export const RECORD_GONE = 'Ya no está: se eliminó desde otro lugar';

/** Tells the console what went wrong, and the owner what to do about it. */
export function* tellNotSaved(change: OwnersChange, error: ApiFailure) {
  tellConsole(change);
  if (error.code === 'locked') {
    yield* put(modalOpened({ type: 'lockedEditor', parent: yield* select(selectBusinessKey) }));
    return;
  }
  yield* put(snackbarShown({ tone: 'error', text: wordsFor(change, error) }));
}

export function tellConsole(change: OwnersChange): void {
  console.error(unexpectedError(attemptAt(change)));
}

function wordsFor(change: OwnersChange, { code, message }: ApiFailure): string {
  if (code === 'not-found') return RECORD_GONE;
  if (code === 'too-large' || code === 'unsupported') return message;
  if (coverConfirmed.match(change)) return COVER_NOT_SAVED;
  return code === 'network' || code === 'unexpected' || code === 'unavailable' ? NOT_SAVED : message;
}

function attemptAt(change: OwnersChange): string {
  if (additionConfirmed.match(change)) {
    const { kind, parent } = change.payload;
    if (kind === 'product') return 'create item';
    return parent === null ? 'create category l1' : 'create category l2';
  }
  if (removalConfirmed.match(change)) return change.payload.kind === 'product' ? 'delete item' : 'delete category';
  if (coverConfirmed.match(change)) return 'update cover';
  if (categoryMoved.match(change)) return 'sort category';
  if (itemMoved.match(change)) return 'sort item';
  if (featuredMoved.match(change)) return 'sort featured';
  if (itemMovedInto.match(change)) return 'move item';
  if (pricesChanged.match(change)) return 'update prices';
  if (duplicationConfirmed.match(change)) return change.payload.kind === 'product' ? 'copy item' : 'copy category';
  if (restorationConfirmed.match(change)) return 'restore';
  if (importConfirmed.match(change)) return 'import menu';
  if (editConfirmed.match(change)) return change.payload.kind === 'product' ? 'update item' : 'update category';
  return categoryChanged.match(change) ? 'update category' : 'update item';
}
