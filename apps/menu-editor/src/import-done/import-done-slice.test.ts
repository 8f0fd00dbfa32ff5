import { commandAction } from '../outbox/command-action.ts';
import { commandSaved } from '../outbox/outbox-slice.ts';
import { importDoneClosed, importDoneSlice } from './import-done-slice.ts';

const DONE = { repriced: 41, added: 13, removed: 0, withoutPrice: 4, leftOut: [] };
const file = { currency: '$' as const, categories: [] };
const { reducer } = importDoneSlice;
const sent = commandAction('menu-editor/importConfirmed', { file, mode: 'update', done: DONE });
const imported = commandSaved(sent);
const undone = commandSaved(commandAction('menu-editor/changeUndone', { key: 'c', what: 'imported' }));
const undoneOnOldServer = commandSaved(commandAction('menu-editor/importUndone', { added: [], removed: [] }));

const after = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce<ReturnType<typeof reducer>>(reducer, null);

describe('the card of the last import', () => {
  it('[FILE-15] what an import has done is shown once it is saved, until it is closed or undone', () => {
    expect(after(sent)).toBeNull();
    expect(after(sent, imported)).toEqual(DONE);
    expect(after(sent, imported, importDoneClosed())).toBeNull();
    expect(after(sent, imported, undone)).toBeNull();
    expect(after(sent, imported, undoneOnOldServer)).toBeNull();
    expect(after(sent, imported, sent)).toBeNull();
  });
});
