import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ClientError, routes, type RemoteRegistry } from '@carta/contract';
import { contentType } from '@carta/publishing';
import { fakeAnswer, fakeOwner } from './fake-api.ts';
import type { PanelShell } from './panel-shell.ts';

interface Served {
  readonly shell: PanelShell;
  readonly registry: RemoteRegistry;
  /** Files of the remote by address. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Called with what fails, in Spanish. */
  readonly onProblem: (problem: string) => void;
}

/** Serves the panel with one remote and a fake API, on a free port of this machine. */
export async function serveRemote(served: Served): Promise<{ readonly address: string; readonly close: () => void }> {
  const server: Server = createServer((request, response) => void answer(served, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

async function answer(
  { shell, registry, files, onProblem }: Served,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const { pathname } = new URL(url, 'http://localhost');
  const send = (status: number, type: string, body: string | Buffer) =>
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);

  if (pathname === '/panel' || pathname.startsWith('/panel/')) {
    const { assets } = shell;
    const page = shell.renderPage({ path: url, state: { ...fakeOwner(), remotes: registry }, assets });
    return void send(page.status, 'text/html; charset=utf-8', page.html);
  }
  if (pathname.startsWith('/api/') || pathname.startsWith('/content/')) {
    if (pathname === routes.reportClientError.path) onProblem(failureLine(await bodyOf(request)));
    const fake = fakeAnswer({ method, path: pathname });
    if (!fake) onProblem(`llama a ${method} ${pathname}, que la API no tiene`);
    const { status, body } = fake ?? { status: 404, body: {} };
    return void send(status, 'application/json', body === undefined ? '' : JSON.stringify(body));
  }
  const type = contentType(pathname);
  const own = files.get(pathname);
  if (own) return void send(200, type, own);
  if (pathname.startsWith('/remotes/')) onProblem(`pide ${pathname}, que no existe`);
  const file = pathname.startsWith('/assets/') ? await shell.read(pathname).catch(() => null) : null;
  send(file ? 200 : 404, type, file ?? '');
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString() || 'null') as unknown;
}

function failureLine(body: unknown): string {
  const parsed = ClientError.safeParse(body);
  return parsed.success ? `falla (${parsed.data.phase}): ${parsed.data.message}` : 'falla';
}
