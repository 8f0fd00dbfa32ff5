import type { ApiClient } from '@carta/api-client';
import type { PreloadedState } from '@carta/contract';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import { homeReducer, homeSaga, HomeScreen } from '../home/home-screen.tsx';
import { openRemotes } from '../remotes/open-remotes.ts';
import type { FetchRemote } from '../remotes/remote-loader.ts';
import { addressAfter, SignIn } from '../sign-in.tsx';
import { createShellStore } from '../store.ts';
import { createVisitorStore } from '../visitor-store.ts';

const unanswered = () => new Promise<never>(() => {});

/** Renders the panel at `path` and returns its store; `fetchRemote` supplies the remotes, `api` the figures of home. */
export async function renderApp(
  path: string,
  state: PreloadedState,
  fetchRemote: FetchRemote = () => new Promise(() => {}),
  api: Partial<Pick<ApiClient, 'homeSummary' | 'undoChange' | 'updateBusiness'>> = {},
) {
  const store = createShellStore(state);
  store.addReducer('home', homeReducer);
  store.runSaga(homeSaga({ homeSummary: unanswered, undoChange: unanswered, updateBusiness: unanswered, ...api }));
  const loader = openRemotes(store, { registry: state.remotes, fetchRemote });
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <App store={store} loader={loader} Home={HomeScreen} productUrl={state.productUrl} />
      </MemoryRouter>,
    );
  });
  return store;
}

/** Renders a visitor's page at `path` and returns its store. */
export function renderSignIn(path: string, state: PreloadedState) {
  const store = createVisitorStore(state);
  render(<SignIn store={store} state={state} thenGoTo={addressAfter(new URL(path, location.origin))} />);
  return store;
}
