import '@carta/ui/base.css';
import { createApiClient } from '@carta/api-client';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { connectionSaga, followBrowser } from './connection/connection-saga.ts';
import { liveMenuSaga } from './menu/live-menu-saga.ts';
import { menuRefreshSaga } from './menu/menu-refresh-saga.ts';
import { readPage } from './document.ts';
import { fetchRemote } from './remotes/fetch-remote.ts';
import { RemoteLoader } from './remotes/remote-loader.ts';
import { rememberBusiness } from './session/local-storage.ts';
import { sessionSaga } from './session/session-saga.ts';
import { signInSaga } from './session/sign-in-saga.ts';
import { createShellStore } from './store.ts';
import { notificationsSaga } from './top-bar/notifications-saga.ts';

/** Runs after the page has loaded, when the browser is idle. */
function onceIdle(run: () => void): void {
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  const begin = () => whenIdle(run);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

const { root, state } = readPage();
const api = createApiClient();
const store = createShellStore(state);
const loader = new RemoteLoader(state.remotes, fetchRemote, (name, module) => store.inject(name, module));
rememberBusiness(localStorage, state.menu);
const goTo = (address: string) => location.replace(address);
store.runSaga(signInSaga(api, goTo));
store.runSaga(sessionSaga(api, goTo));
store.runSaga(menuRefreshSaga(api));
store.runSaga(notificationsSaga(api));
store.runSaga(connectionSaga(api));
onceIdle(() => {
  store.runSaga(liveMenuSaga());
  followBrowser(store, window);
});
hydrateRoot(
  root,
  <BrowserRouter>
    <App store={store} loader={loader} productUrl={state.productUrl} />
  </BrowserRouter>,
);
