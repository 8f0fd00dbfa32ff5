import { menuToFile, newKey, planImport } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { selectModal } from '@carta/panel';
import { Provider } from '@carta/panel/shell';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { selectImportDone } from '../import-done/import-done-slice.ts';
import { commandAction } from '../outbox/command-action.ts';
import { commandSaved } from '../outbox/outbox-slice.ts';
import { editorStore } from '../testing/editor-store.ts';
import { accepted, fakeApi } from '../testing/fake-api.ts';
import { ImportScreen } from './import-screen.tsx';

const MENU = menu('Postres: flan');
const FILE = menuToFile(menu('Postres: torta'));
const DONE = { repriced: 41, added: 13, removed: 0, withoutPrice: 4, leftOut: [] };

describe('the import of a file', () => {
  it('[LOCK-1] [FILE-15] a locked owner cannot import, and still sees what the last import has done', async () => {
    const { effect } = planImport(MENU, FILE, { mode: 'add' }, { business: MENU.key, newKey });
    const { api, sent } = fakeApi(MENU, { checkMenuFile: () => accepted({ effect, revision: 7 }) });
    const store = editorStore(MENU, api, { locked: true });
    store.dispatch(commandSaved(commandAction('menu-editor/importConfirmed', { file: FILE, mode: 'add', done: DONE })));
    const { container } = render(
      <Provider store={store}>
        <MemoryRouter>
          <ImportScreen />
        </MemoryRouter>
      </Provider>,
    );
    const user = userEvent.setup();
    await user.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, fileOf(JSON.stringify(FILE)));
    const button = await screen.findByRole('button', { name: 'Importar 1 producto' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    await user.click(button);
    expect(selectModal(store.getState())).toMatchObject({ type: 'lockedEditor', show: true });
    expect(sent.map(({ name }) => name)).toEqual(['checkMenuFile']);
    expect(selectImportDone(store.getState())).toEqual(DONE);
  });
});

/** jsdom's files have no `arrayBuffer`. */
function fileOf(text: string): File {
  const file = new File([text], 'carta.json', { type: 'application/json' });
  return Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode(text).buffer });
}
