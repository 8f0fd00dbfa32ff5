import type { PreloadedState } from '@carta/contract';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App, pageTitle } from './app.tsx';
import { htmlDocument, type PageAssets } from './document.ts';
import { screenAt } from './routes.ts';
import { createShellStore } from './store.ts';

export interface Page {
  /** Path and query of the request. */
  readonly path: string;
  readonly state: PreloadedState;
  readonly assets: PageAssets;
}

/** Renders a page of the panel as HTML; `status` is 404 at an address that no screen has. */
export function renderPage({ path, state, assets }: Page): { status: number; html: string } {
  const screen = screenAt(new URL(path, 'http://localhost').pathname);
  const body = renderToString(
    <StaticRouter location={path}>
      <App store={createShellStore(state)} operator={state} typedEmail={state.loginError?.email} />
    </StaticRouter>,
  );
  return {
    status: screen ? 200 : 404,
    html: htmlDocument({ title: pageTitle(state.user !== null, screen), body, state, assets }),
  };
}
