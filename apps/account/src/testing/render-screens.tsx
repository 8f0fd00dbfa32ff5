import { Provider } from '@carta/panel/shell';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Screens } from '../remote-screens.tsx';
import { accountStore } from './account-store.ts';

/** Renders the screen at `path` with a store and a router, as the shell does. */
export async function renderScreens(path: string, given?: Parameters<typeof accountStore>[0]) {
  const store = accountStore(given);
  await act(async () => {
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[path]}>
          <Screens />
        </MemoryRouter>
      </Provider>,
    );
  });
  return { store, user: userEvent.setup() };
}
