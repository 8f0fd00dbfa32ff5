import type { DeletionSummary } from '@carta/contract';
import { restorationConfirmed } from '../outbox/actions.ts';
import { listReceived, listRequested, listsSlice } from './lists-slice.ts';

const deletion = (key: string): DeletionSummary => ({
  ...{ key, kind: 'product', title: key, categories: 0, items: 1, deletedAt: 0, until: 0 },
});
const { reducer, getInitialState } = listsSlice;

it('[TRASH-1] what is restored leaves the trash at once: the sheet does not offer it again until the list arrives anew', () => {
  const received = reducer(getInitialState(), listReceived({ deletions: ['a', 'b', 'c'].map(deletion) }));
  const restored = reducer(received, restorationConfirmed({ deleted: ['a', 'c'] }));
  const opened = reducer(restored, listRequested({ list: 'deletions' }));
  expect(opened.deletions).toEqual([deletion('b')]);
});

it('a restoration before the trash was opened leaves its list unknown', () => {
  expect(reducer(undefined, restorationConfirmed({ deleted: ['a'] })).deletions).toBeNull();
});
