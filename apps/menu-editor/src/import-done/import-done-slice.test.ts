import { commandAction } from '../outbox/command-action.ts';
import { commandSaved } from '../outbox/outbox-slice.ts';
import { importDoneClosed, importDoneSlice, importSent } from './import-done-slice.ts';

const DONE = { repriced: 41, added: 13, removed: 0, withoutPrice: 4, leftOut: [] };
const file = { currency: '$' as const, categories: [] };
const { reducer } = importDoneSlice;
const imported = commandSaved(commandAction('menu-editor/importConfirmed', { file, mode: 'update' }));
const undone = commandSaved(commandAction('menu-editor/changeUndone', { key: 'c', what: 'imported' }));

const after = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce<ReturnType<typeof reducer>>(reducer, { sent: null, shown: null }).shown;

describe('the card of the last import', () => {
  it('[FILE-15] what an import has done is shown once it is saved, until it is closed or undone', () => {
    expect(after(importSent(DONE))).toBeNull();
    expect(after(importSent(DONE), imported)).toEqual(DONE);
    expect(after(importSent(DONE), imported, importDoneClosed())).toBeNull();
    expect(after(importSent(DONE), imported, undone)).toBeNull();
    expect(after(importSent(DONE), imported, importSent(DONE))).toBeNull();
  });
});
