import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import {
  declarationOf,
  PRELOADED_STATE_ID,
  remoteFilesOf,
  remotesTag,
  type PreloadedState,
  type RemoteRegistry,
} from '@carta/contract';
import { MANIFEST } from '@carta/publishing';
import type Webpack from 'webpack';
import type { Configuration } from 'webpack';
import type WebpackDevServer from 'webpack-dev-server';
import { kit } from './kit.ts';
import { contentType } from './content-type.ts';
import { openShell, type Shell } from './serve-remote.ts';

export interface DevServerOptions {
  readonly name: string;
  readonly configuration: Configuration;
  /** Folder of a shell with React's development build. */
  readonly siteDir: string;
  /** The panel that has everything else, of this machine or another. */
  readonly panel: URL;
  readonly port: number;
}

/** React tells this of what it renders. Fast refresh joins in later, when the remote is loaded. */
const REACT_HOOK = `<script>
__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  renderers: new Map(), supportsFiber: true, checkDCE() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {}, onScheduleFiberRoot() {},
  inject(renderer) { this.renderers.set(this.renderers.size + 1, renderer); return this.renderers.size; },
};
</script>`;

/**
 * Serves a panel in which one remote comes from its sources, and returns the server once it listens. A saved source replaces what it changed in open
 * pages. Pages are those of `panel`, drawn by a shell that can do this; everything else is passed on.
 */
export async function serveDev({
  name,
  configuration,
  siteDir,
  panel,
  port,
}: DevServerOptions): Promise<WebpackDevServer> {
  const webpack = kit('webpack') as typeof Webpack;
  const DevServer = kit('webpack-dev-server') as typeof WebpackDevServer;
  const shell = openShell(siteDir);
  const compiler = webpack(configuration);
  const base = `/remotes/${name}/dev/`;
  const isOurs = (pathname: string) =>
    pathname.startsWith(base) || pathname.startsWith('/assets/shell/') || pathname === '/ws';

  const registered = new Promise<RemoteRegistry>((resolve) => {
    compiler.hooks.done.tap('carta-remote dev', (stats) => {
      if (stats.hasErrors()) return;
      compiler.outputFileSystem?.readFile(path.join(compiler.outputPath, MANIFEST), (_, manifest) =>
        resolve({ [name]: registrationOf(manifest, base) }),
      );
    });
  });

  const answerOurs = async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const { pathname } = new URL(request.url ?? '/', panel);
    if (pathname.startsWith('/assets/shell/')) {
      const file = await readFile(path.join(siteDir, pathname)).catch(() => null);
      response.writeHead(file ? 200 : 404, { 'content-type': contentType(pathname), 'cache-control': 'no-cache' });
      return void response.end(file ?? '');
    }
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
    const page = await pageOf(panel, request);
    const assets = JSON.parse(await readFile(path.join(siteDir, 'assets/shell/assets.json'), 'utf8')) as object;
    const html = page.html && drawn(page.html, { shell, assets, path: request.url ?? '/', remotes: await registered });
    response.writeHead(page.status, page.headers).end(html);
  };

  const server = new DevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      liveReload: false,
      compress: false,
      static: false,
      client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } },
      devMiddleware: { publicPath: base, stats: 'errors-warnings' },
      proxy: [
        {
          target: panel.origin,
          changeOrigin: true,
          logLevel: 'warn',
          context: (pathname) => !isOurs(pathname),
          onProxyReq: (sent) => {
            if (sent.getHeader('origin')) sent.setHeader('origin', panel.origin);
          },
        },
      ],
      setupMiddlewares: (middlewares) => [
        (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) =>
          void answerOurs(request, response, next).catch(next),
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
  return server;
}

/** Returns what the panel's registry says of a remote that is built at `base`. */
function registrationOf(manifest: unknown, base: string): RemoteRegistry[string] {
  const parsed = JSON.parse(String(manifest)) as unknown;
  const { screens = [], panel } = declarationOf(parsed) ?? {};
  const files = remoteFilesOf(parsed, base + MANIFEST);
  return { version: 'dev', manifest: base + MANIFEST, screens, ...(panel && { panel }), ...(files && { files }) };
}

interface Page {
  readonly status: number;
  readonly headers: Record<string, string | string[]>;
  readonly html: string;
}

/** Fetches a page of the panel with the browser's cookies. Its policy is left out, since it knows no development server. */
async function pageOf(
  panel: URL,
  { url = '/', headers: { cookie, accept, 'accept-language': language } }: IncomingMessage,
): Promise<Page> {
  const headers = { accept: accept ?? '', ...(cookie && { cookie }), ...(language && { 'accept-language': language }) };
  const answer = await fetch(new URL(url, panel.origin), { headers, redirect: 'manual' });
  const location = answer.headers.get('location');
  const type = answer.headers.get('content-type');
  return {
    status: answer.status,
    headers: {
      'cache-control': 'no-store',
      'set-cookie': answer.headers.getSetCookie(),
      ...(location !== null && { location: location.replace(panel.origin, '') }),
      ...(type !== null && { 'content-type': type }),
    },
    html: await answer.text(),
  };
}

interface Drawing {
  readonly shell: Shell;
  readonly assets: object;
  readonly path: string;
  readonly remotes: RemoteRegistry;
}

const STATE = new RegExp(`id="${PRELOADED_STATE_ID}"[^>]*>([^<]*)<`);

/** Draws a page of the panel anew with these remotes among its own; other pages stay as they are. */
function drawn(html: string, { shell, assets, path, remotes }: Drawing): string {
  const [, json] = STATE.exec(html) ?? [];
  if (json === undefined) return html;
  const state = JSON.parse(json) as PreloadedState;
  const changed = { remotes: { ...state.remotes, ...remotes }, serverTag: remotesTag(state.remotes) };
  const page = shell.renderPage({ path, assets, state: { ...state, ...changed } });
  return page.html.replace('<head>', `<head>${REACT_HOOK}`);
}
