import { integrityByAddress, type PreloadedState } from '@carta/contract';
import * as panel from '@carta/panel';
import panelPackage from '@carta/panel/package.json';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App, pageTitle } from './app.tsx';
import { homeReducer, HomeScreen } from './home/home-screen.tsx';
import { htmlDocument, type Files, type Preloads } from './document.ts';
import { declaredScreens } from '@carta/panel/shell';
import { screenAt, type ScreenRoute } from './routes.ts';
import { addressAfter, SignIn } from './sign-in.tsx';
import { createShellStore } from './store.ts';
import { createVisitorStore } from './visitor-store.ts';

export interface Page {
  /** Path and query of the request. */
  readonly path: string;
  readonly state: PreloadedState;
  /** The build's files: a page loads those of its own entry, and any others in `scripts`. */
  readonly assets: Files & {
    readonly entries: { readonly owner: Files; readonly visitor: Files };
    readonly chunks: { readonly federation: Files; readonly home: Files };
  };
}

/** What remotes find as `@carta/panel`. */
export const panelOffer = { version: panelPackage.version, names: Object.keys(panel) };

/** Renders a page of the panel as HTML; `status` is 404 at an address that no screen has. */
export function renderPage({ path, state, assets }: Page): { status: number; html: string } {
  const address = new URL(path, 'http://localhost');
  const screen = screenAt(declaredScreens(state.remotes), address.pathname);
  const { scripts, fonts, entries } = assets;
  const files = state.user ? entries.owner : entries.visitor;
  const built = Object.values(entries).flatMap((entry) => entry.scripts);
  const added = scripts.filter((script) => !built.includes(script));
  const body = renderToString(
    state.user ? (
      <StaticRouter location={path}>
        <App store={storeWithHome(state)} Home={HomeScreen} productUrl={state.productUrl} />
      </StaticRouter>
    ) : (
      <SignIn store={createVisitorStore(state)} state={state} thenGoTo={addressAfter(address)} />
    ),
  );
  const title = state.user ? pageTitle(screen) : 'Iniciar sesión · Carta';
  const html = htmlDocument({
    title,
    body,
    state,
    files: { ...files, scripts: [...files.scripts, ...added], fonts },
    preloads: state.user && screen ? preloadsOf(screen, state, assets) : NOTHING,
  });
  return { status: screen ? 200 : 404, html };
}

function storeWithHome(state: PreloadedState) {
  const store = createShellStore(state);
  store.addReducer('home', homeReducer);
  return store;
}

const NOTHING: Preloads = { scripts: [], styles: [] };

/** Returns the files of the screen's remote and of the federation runtime, to load in parallel with the shell's. */
function preloadsOf({ remote }: ScreenRoute, { remotes }: PreloadedState, { chunks }: Page['assets']): Preloads {
  if (!remote) return chunks.home;
  const registered = remotes[remote];
  if (!registered?.files) return NOTHING;
  const { entry, scripts, styles } = registered.files;
  const integrity = integrityByAddress(registered);
  return { scripts: [...chunks.federation.scripts, entry, ...scripts], styles, integrity };
}
