import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface RoundRobin {
  readonly url: string;
  readonly close: () => void;
}

/**
 * A proxy that passes each request to the next one of some servers, and one that a server refuses to the server after it,
 * as proxies do by default. What a server breaks off gets 502.
 */
export async function roundRobin(servers: () => readonly string[]): Promise<RoundRobin> {
  let turn = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const urls = servers();
    const first = (turn += 1);
    const pass = (tried: number) => {
      const { method, headers, url } = request;
      const target = new URL(url ?? '', urls[(first + tried) % urls.length]);
      const sent = http.request(target, { method, headers }, (answered) => {
        response.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
        answered.pipe(response);
        answered.on('error', () => response.destroy());
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && tried + 1 < urls.length) pass(tried + 1);
        else if (response.headersSent) response.destroy();
        else response.writeHead(502).end();
      });
      response.on('close', () => sent.destroy());
      sent.end(body);
    };
    pass(0);
  };
  const proxy = http.createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  );
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
