import '@carta/ui/base.css';
import { apiClientFor } from '@carta/api-client';
import { remotesTag, routes } from '@carta/contract';
import { hasUnsentStore } from '@carta/panel/drafts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Saga } from 'redux-saga';
import { lazyComponent, lazyModule, onceIdle, onFirstInteraction } from '@carta/ui';
import { App } from './app.tsx';
import { connectionSaga, followBrowser } from './connection/connection-saga.ts';
import { liveMenuSaga } from './menu/live-menu-saga.ts';
import { menuRefreshSaga } from './menu/menu-refresh-saga.ts';
import { readPage } from './document.ts';
import { fetchRemote } from './remotes/fetch-remote.ts';
import { ScreenSkeleton } from './remotes/screen-skeleton.tsx';
import { isHome } from './routes.ts';
import { openRemotes } from './remotes/open-remotes.ts';
import { restarting, watchUncaught } from './report-failure.ts';
import { watchLastRequest } from './last-request.ts';
import { failureSender } from './send-failure.ts';
import { rememberBusiness } from './session/local-storage.ts';
import { sessionSaga } from './session/session-saga.ts';
import { signInSaga } from './session/sign-in-saga.ts';
import { createShellStore } from './store.ts';
import { notificationsSaga } from './top-bar/notifications-saga.ts';

const { root, state } = readPage();
const { login, logout, menu, notifications, homeSummary, undoChange, updateBusiness } = routes;
const { reportClientError, recordOpening } = routes;
const ofHome = { homeSummary, undoChange, updateBusiness };
const api = apiClientFor({ login, logout, menu, notifications, ...ofHome, reportClientError, recordOpening });
const store = createShellStore(state);
const loader = openRemotes(store, {
  registry: state.remotes,
  fetchRemote,
  onFailure: failureSender(api, { currentPath: () => location.pathname, lastRequest: watchLastRequest(window) }),
  onOpen: (body) => void api.recordOpening({ body }),
});
const run = (saga: Saga) => store.runSaga(restarting(saga, (error) => loader.report('saga', error, null)));
const home = lazyModule(
  async () => {
    const module = await import(/* webpackChunkName: "home" */ './home/home-screen.tsx');
    store.addReducer('home', module.homeReducer);
    run(module.homeSaga(api));
    return module;
  },
  { retries: true },
);
const Home = lazyComponent(home, ({ HomeScreen }) => HomeScreen, { fallback: <ScreenSkeleton /> });
const focusCode = lazyModule(() => import(/* webpackChunkName: "keep-focus" */ './focus/keep-focus.ts'), {
  retries: true,
});
const openPath = location.pathname;
onFirstInteraction(() => {
  const firstFocus = document.activeElement;
  void focusCode.load().then(({ keepFocus }) => keepFocus(openPath, firstFocus));
});
watchUncaught(window, (error) => loader.report('event', error, loader.remoteIn(error)));
rememberBusiness(localStorage, state.menu);
const goTo = (address: string) => location.replace(address);
run(signInSaga(api, goTo));
run(sessionSaga(api, goTo));
run(menuRefreshSaga(api));
run(notificationsSaga(api));
run(connectionSaga(api));
/** What waits for the connection is sent on every screen. Without the code for it, it waits for the next page. */
const sendUnsent = async () => {
  if (await hasUnsentStore())
    import(/* webpackChunkName: "unsent" */ './remotes/send-unsent.ts').then(
      (code) => code.watchUnsent(store, loader),
      () => null,
    );
};
onceIdle(() => {
  run(liveMenuSaga(state.serverTag ?? remotesTag(state.remotes), api));
  followBrowser(store, window);
  void sendUnsent();
});
/** In small steps, so that a slow phone answers meanwhile: outside a transition React hydrates the page in one task. */
const hydrate = () =>
  startTransition(() => {
    hydrateRoot(
      root,
      // A transition would wait for as long as a screen sets state in an endless loop.
      <BrowserRouter useTransitions={false}>
        <App store={store} loader={loader} Home={Home} productUrl={state.productUrl} />
      </BrowserRouter>,
    );
  });
// Home as the server drew it can be hydrated only with its code.
if (isHome(location.pathname)) void home.load().then(hydrate);
else hydrate();
