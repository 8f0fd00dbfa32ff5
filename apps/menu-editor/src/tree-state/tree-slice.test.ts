import { item } from '@carta/domain/testing';
import { recordsAdded } from '../outbox/actions.ts';
import { commandAction } from '../outbox/command-action.ts';
import { emptyAddition } from '../outbox/additions.ts';
import { commandSaved } from '../outbox/outbox-slice.ts';
import {
  categoryToggled,
  draftRejected,
  editCancelled,
  editStarted,
  fieldTyped,
  searched,
  treeSlice,
  ancestorsOpened,
} from './tree-slice.ts';

const flan = item({ title: 'flan' });
const after = (...actions: Parameters<typeof treeSlice.reducer>[1][]) =>
  actions.reduce(treeSlice.reducer, treeSlice.reducer(undefined, { type: 'start' }));
const editing = editStarted({ kind: 'product', base: flan });
const sending = commandAction('menu-editor/editConfirmed', {
  kind: 'product',
  base: flan,
  changes: { title: 'Flan mixto' },
});

beforeEach(() => sessionStorage.clear());

describe('treeSlice', () => {
  it('opens and closes a category', () => {
    expect(after(categoryToggled('a'), categoryToggled('b'), categoryToggled('a')).opened).toEqual(['b']);
  });

  it('starts with the categories that were open in this tab before', () => {
    sessionStorage.setItem('carta:opened', '["a"]');
    expect(after().opened).toEqual(['a']);
  });

  it.each(['{', '7', '[1]'])('starts with closed categories if %s is stored', (stored) => {
    sessionStorage.setItem('carta:opened', stored);
    expect(after().opened).toEqual([]);
  });

  it('keeps the typed text, and clears the error of a field that is typed in', () => {
    const wrong = draftRejected({ title: 'Largo', big: 'Falta' });
    const { draft } = after(editing, wrong, fieldTyped({ field: 'title', text: 'Flan mixto' }));
    expect(draft).toMatchObject({ typed: { title: 'Flan mixto' }, errors: { big: 'Falta' } });
  });

  it('reveals the row of a cancelled edit', () => {
    expect(after(editing, editCancelled())).toMatchObject({ draft: null, rowToReveal: flan.key });
  });

  it('neither cancels nor changes a draft that is being saved', () => {
    const { draft } = after(editing, sending, fieldTyped({ field: 'title', text: 'Otro' }), editCancelled());
    expect(draft).toMatchObject({ saving: true, typed: {} });
  });

  it('closes the form when its edit is saved, not when another command is', () => {
    const other = emptyAddition({ kind: 'product', parent: 'a', count: 1 });
    expect(after(editing, sending, commandSaved(other)).draft).not.toBeNull();
    expect(after(editing, sending, commandSaved(sending))).toMatchObject({ draft: null, rowToReveal: flan.key });
  });

  it('opens the parent of new records once, and reveals the first of them', () => {
    const added = recordsAdded({ key: 'x', parent: 'a' });
    expect(after(added, added)).toMatchObject({ opened: ['a'], rowToReveal: 'x' });
    expect(after(recordsAdded({ key: 'x', parent: null })).opened).toEqual([]);
  });

  it('opens the ancestors of a row once, also among search results', () => {
    const found = after(searched('flan'), categoryToggled('a'), categoryToggled('b'), ancestorsOpened(['a', 'c']));
    expect([found.opened, found.closedInSearch]).toEqual([['a', 'c'], ['b']]);
    expect(treeSlice.reducer(found, ancestorsOpened(['c']))).toBe(found);
  });
});
