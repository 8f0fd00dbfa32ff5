import { createApiClient } from '@carta/api-client';
import { PRELOADED_STATE_ID, type PreloadedState } from '@carta/contract';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { menuRefreshSaga } from './menu/menu-refresh-saga.ts';
import { fetchRemote } from './remotes/fetch-remote.ts';
import { RemoteLoader } from './remotes/remote-loader.ts';
import { rememberBusiness } from './session/local-storage.ts';
import { sessionSaga } from './session/session-saga.ts';
import { createShellStore } from './store.ts';
import { notificationsSaga } from './top-bar/notifications-saga.ts';

/** Takes over the page that the server rendered. */
export function start(): void {
  const root = document.getElementById('root');
  const preloaded = document.getElementById(PRELOADED_STATE_ID)?.textContent;
  if (!root || !preloaded) throw new Error('The page carries no preloaded state');
  const state = JSON.parse(preloaded) as PreloadedState;

  const api = createApiClient();
  const store = createShellStore(state);
  const loader = new RemoteLoader(state.remotes, fetchRemote, (name, module) => store.inject(name, module));
  rememberBusiness(localStorage, state.menu);
  store.runSaga(sessionSaga(api, (address) => location.replace(address)));
  store.runSaga(menuRefreshSaga(api));
  store.runSaga(notificationsSaga(api));

  hydrateRoot(
    root,
    <BrowserRouter>
      <App store={store} loader={loader} operator={state} typedEmail={state.loginError?.email} />
    </BrowserRouter>,
  );
}
