import { Provider, RouterLink, selectUser, useSelector } from '@carta/panel';
import { LinkProvider } from '@carta/ui';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './app.module.css';
import { Footer } from './footer/footer.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { NotFoundScreen } from './home/not-found-screen.tsx';
import { RemoteLoaderContext } from './remote-loader-context.ts';
import type { RemoteLoader } from './remotes/remote-loader.ts';
import { RemoteScreen } from './remotes/remote-screen.tsx';
import { ScreenSkeleton } from './remotes/screen-skeleton.tsx';
import { parentOf, screenAt, type ScreenRoute } from './routes.ts';
import { LoginScreen } from './session/login-screen.tsx';
import type { ShellStore } from './store.ts';
import { TopBar } from './top-bar/top-bar.tsx';

const Overlays = lazy(async () => ({
  default: (await import(/* webpackChunkName: "overlays" */ './overlays.tsx')).Overlays,
}));

/** What the page says of the product and its operator. */
export interface Operator {
  readonly productUrl: string;
  /** Digits with country code; null where no support chat is set. */
  readonly supportWhatsApp: string | null;
}

interface AppProps {
  readonly store: ShellStore;
  readonly operator: Operator;
  /** Absent on the server. */
  readonly loader?: RemoteLoader;
  /** What was typed before a form sign-in was refused. */
  readonly typedEmail?: string;
}

export function App({ store, loader, operator, typedEmail }: AppProps) {
  return (
    <Provider store={store}>
      <LinkProvider link={RouterLink}>
        <RemoteLoaderContext value={loader ?? null}>
          <Page operator={operator} typedEmail={typedEmail} />
        </RemoteLoaderContext>
      </LinkProvider>
    </Provider>
  );
}

function Page({ operator: { productUrl, supportWhatsApp }, typedEmail }: Pick<AppProps, 'operator' | 'typedEmail'>) {
  const user = useSelector(selectUser);
  const { pathname } = useLocation();
  const screen = screenAt(pathname);
  const hydrated = useHydrated();
  const title = pageTitle(user !== null, screen);
  useEffect(() => {
    document.title = title;
  }, [title]);

  if (!user) return <LoginScreen supportWhatsApp={supportWhatsApp} email={typedEmail} />;
  return (
    <div className={styles.page}>
      <TopBar />
      <main className={styles.main}>{screen ? <Screen screen={screen} /> : <NotFoundScreen />}</main>
      <Footer productUrl={productUrl} />
      {hydrated && (
        <Suspense>
          <Overlays />
        </Suspense>
      )}
    </div>
  );
}

/** Title of the browser's tab. */
export function pageTitle(signedIn: boolean, screen: ScreenRoute | undefined): string {
  return `${signedIn ? (screen?.title ?? 'Página no encontrada') : 'Iniciar sesión'} · Carta`;
}

function Screen({ screen: { path, remote, title } }: { screen: ScreenRoute }) {
  if (!remote) return <HomeScreen />;
  return <RemoteScreen key={remote} name={remote} skeleton={<ScreenSkeleton title={title} back={parentOf(path)} />} />;
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
