import { RouterLink, useSelector } from '@carta/panel';
import { Provider, selectScreens, selectWaiting } from '@carta/panel/shell';
import { LinkProvider, ScreenContext } from '@carta/ui';
import { use, useEffect, useLayoutEffect, useSyncExternalStore, type ComponentType, type MouseEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import styles from './app.module.css';
import { ConnectionBar } from './connection/connection-bar.tsx';
import { Footer } from './footer/footer.tsx';
import { NotFoundScreen } from './home/not-found-screen.tsx';
import { Overlays } from './overlays.tsx';
import { RemoteBoundary } from './remotes/remote-boundary.tsx';
import { RemoteLoaderContext, type RemoteLoader } from './remotes/remote-loader.ts';
import { FailedScreen, RemoteScreen } from './remotes/remote-screen.tsx';
import { ScreenSkeleton } from './remotes/screen-skeleton.tsx';
import { RootBoundary } from './root-boundary.tsx';
import { screenAt, type ScreenRoute } from './routes.ts';
import type { ShellStore } from './store.ts';
import { TopBar } from './top-bar/top-bar.tsx';
import { useWaitingBadge } from './use-waiting-badge.ts';

interface AppProps {
  readonly store: ShellStore;
  /** Address of the product's site. */
  readonly productUrl: string;
  /** The home screen; in the browser its code is a chunk of its own. */
  readonly Home: ComponentType;
  /** Absent on the server. */
  readonly loader?: RemoteLoader;
}

/** The panel of a signed-in owner. */
export function App({ store, loader, Home, productUrl }: AppProps) {
  return (
    <RootBoundary onError={(error) => loader?.report('render', error, null)}>
      <Provider store={store}>
        <LinkProvider link={RouterLink}>
          <RemoteLoaderContext value={loader ?? null}>
            <Page Home={Home} productUrl={productUrl} />
          </RemoteLoaderContext>
        </LinkProvider>
      </Provider>
    </RootBoundary>
  );
}

function Page({ Home, productUrl }: Pick<AppProps, 'Home' | 'productUrl'>) {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const screen = screenAt(useSelector(selectScreens), pathname);
  const loader = use(RemoteLoaderContext);
  const hydrated = useHydrated();
  const waiting = useSelector(selectWaiting);
  const title = pageTitle(screen, waiting);
  const isAlone = screen?.fillsWindow === true;
  useWaitingBadge(waiting);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useLayoutEffect(() => {
    // A step back is scrolled by the browser, and the tree by itself, later.
    if (navigation !== 'POP') document.documentElement.scrollTop = 0;
  }, [pathname, navigation]);
  useEffect(() => {
    // A step back that was taken while the page was hydrated: until then the router does not listen.
    if (location.pathname !== pathname) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, [pathname]);

  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#contenido" onClick={skip}>
        Saltar al contenido
      </a>
      {!isAlone && <TopBar />}
      <ConnectionBar />
      <main id="contenido" className={styles.main} tabIndex={-1}>
        <RemoteBoundary
          place={screen?.path ?? ''}
          fallback={(error, retry) => <FailedScreen remote={screen?.remote} error={error} onRetry={retry} />}
          onError={(error) => loader?.report('render', error, loader.remoteIn(error) ?? screen?.remote ?? null)}
        >
          {screen ? <Screen screen={screen} Home={Home} /> : <NotFoundScreen />}
        </RemoteBoundary>
      </main>
      {!isAlone && <Footer productUrl={productUrl} />}
      {hydrated && <Overlays />}
    </div>
  );
}

/** The address stays as it is; before hydration the browser follows the link itself. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector('main')?.focus();
}

/** Returns the title of the browser's tab, with how much waits for the owner on the screen. */
export function pageTitle(screen: ScreenRoute | undefined, waiting = 0): string {
  const count = waiting > 0 ? `(${waiting}) ` : '';
  return `${count}${screen?.title ?? 'Página no encontrada'} · Carta`;
}

function Screen({ screen, Home }: { readonly screen: ScreenRoute } & Pick<AppProps, 'Home'>) {
  const { remote } = screen;
  return (
    <ScreenContext value={screen}>
      {remote ? <RemoteScreen key={remote} name={remote} skeleton={<ScreenSkeleton />} /> : <Home />}
    </ScreenContext>
  );
}

const neverChanges = () => () => {};

/** False on the server and in the browser's first render, so that both agree. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
