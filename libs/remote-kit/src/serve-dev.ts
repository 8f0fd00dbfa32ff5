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
import { isChanged } from '@carta/domain';
import { contentType, MANIFEST } from '@carta/publishing';
import type Webpack from 'webpack';
import type { Configuration } from 'webpack';
import type WebpackDevServer from 'webpack-dev-server';
import { kit } from './kit.ts';
import { openShell, type Shell } from './panel-shell.ts';
import { watchTypes } from './watch-types.ts';

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

/** A page follows what the remote declares before its code is loaded, as home does. */
const FOLLOWER = `<script>
new WebSocket('ws://' + location.host + '/ws').onmessage = ({ data }) => { if (JSON.parse(data).type === 'static-changed') location.reload(); };
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

  let registered: RemoteRegistry = {};
  let setBuilt = () => {};
  const firstBuild = new Promise<void>((resolve) => (setBuilt = resolve));
  let manifest: unknown;
  // After it is written, an asset is known by its size alone.
  compiler.hooks.emit.tap('manifest of carta-remote dev', (compilation) => {
    manifest = compilation.getAsset(MANIFEST)?.source.source();
  });
  compiler.hooks.done.tap('registry of carta-remote dev', (stats) => {
    if (stats.hasErrors()) return;
    const before = registered[name];
    registered = { [name]: registrationOf(manifest, base) };
    setBuilt();
    // Addresses, titles and buttons come with the page.
    const isMoved = before && isChanged(before.screens, registered[name]?.screens);
    if (isMoved) server.sendMessage(clientsOf(server), 'static-changed');
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
    await firstBuild;
    const html = page.html && drawn(page.html, { shell, assets, path: request.url ?? '/', remotes: registered });
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
  // The first screen does not wait for the compiler of types.
  void firstBuild.then(() => showTypeErrors(server, compiler));
  return server;
}

/** Shows what the compiler finds in the terminal and over the open pages, until it is mended. */
function showTypeErrors(server: WebpackDevServer, compiler: Webpack.Compiler): void {
  let shown: readonly string[] = [];
  let isChecking = true;
  let isBuilt = true;
  const sendErrors = (clients: Clients) => {
    if (!isChecking && shown.length > 0)
      server.sendMessage(
        clients,
        'errors',
        shown.map((message) => ({ message })),
      );
  };
  const types = watchTypes((errors) => {
    isChecking = errors === null;
    if (errors === null) return;
    const isMended = shown.length > 0 && errors.length === 0;
    shown = errors;
    for (const error of errors) console.error(error);
    sendErrors(clientsOf(server));
    if (isMended && isBuilt) server.sendMessage(clientsOf(server), 'still-ok');
  });
  server.webSocketServer?.implementation.on('connection', (client: Clients[number]) => sendErrors([client]));
  // The server says after each build that all is well, which hides what is shown.
  compiler.hooks.done.tap('types of carta-remote dev', (stats) => {
    isBuilt = !stats.hasErrors();
    if (isBuilt) sendErrors(clientsOf(server));
  });
  server.server?.once('close', () => void types.end());
}

type Clients = NonNullable<WebpackDevServer['webSocketServer']>['clients'];
const clientsOf = ({ webSocketServer }: WebpackDevServer): Clients => webSocketServer?.clients ?? [];

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
  return page.html.replace('<head>', `<head>${REACT_HOOK}${FOLLOWER}`);
}
