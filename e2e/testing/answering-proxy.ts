import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands between browser and server says of a request. */
export interface ForeignAnswer {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string;
  /** Where the browser is led; then the status is 302. */
  readonly location?: string;
}

/** An HTTP proxy between browser and server, which can answer in the server's place as a broken proxy or the login of a network does. */
export class AnsweringProxy {
  /** Returns what the proxy says to a request for this path; undefined leaves the answer to the server. */
  answer: (path: string) => ForeignAnswer | undefined = () => undefined;

  private constructor(
    readonly url: string,
    readonly server: http.Server,
  ) {}

  /** Starts a proxy for the server at `target`, on a free port. */
  static async start(target: string): Promise<AnsweringProxy> {
    const server = http.createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '', target);
      const foreign = proxy.answer(pathname);
      if (foreign) sendForeign(response, foreign);
      else forward(request, response, target);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new AnsweringProxy(`http://localhost:${(server.address() as AddressInfo).port}`, server);
    return proxy;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

function sendForeign(response: ServerResponse, { status = 200, type, body = '', location }: ForeignAnswer): void {
  response.writeHead(location ? 302 : status, {
    ...(type && { 'content-type': type }),
    ...(location && { location }),
  });
  response.end(body);
}

function forward(request: IncomingMessage, response: ServerResponse, target: string): void {
  const { port } = new URL(target);
  const { method, headers, url: path } = request;
  const forwarded = http.request({ host: '127.0.0.1', port, method, headers, path, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  // The browser has left, or the server has ended.
  forwarded.on('error', () => response.destroy());
  response.on('close', () => forwarded.destroy());
  request.pipe(forwarded);
}
