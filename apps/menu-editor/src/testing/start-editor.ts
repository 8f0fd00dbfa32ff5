import type { Menu } from '@carta/domain';
import { selectMenu } from '@carta/panel';
import { selectSnackbars } from '@carta/panel/shell';
import { editorStore } from './editor-store.ts';
import { fakeApi, type Answers } from './fake-api.ts';

/** Starts the editor's store on a fake server. Returns the calls it sent, the menu shown and the notices. */
export function startEditor(stored: Menu, answers: Answers = {}, options?: Parameters<typeof editorStore>[2]) {
  const { api, sent } = fakeApi(stored, answers);
  const store = editorStore(stored, api, options);
  const shown = () => selectMenu(store.getState()) ?? stored;
  const notices = () => selectSnackbars(store.getState()).map(({ text }) => text);
  const names = () => sent.map(({ name }) => name);
  return { store, sent, shown, notices, names };
}
