import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

const of = (...lines: string[]) => lines.join('\r\n');
const NOT_SENT = { code: 'network', status: 0 };
const noBody = (status: number) => ({ code: 'network', status });
const unexpected = (status: number) => ({ code: 'unexpected', status });

/** What a server or a proxy writes that is no answer of ours, and the failure that a call makes of it. */
export const BROKEN_ANSWERS = [
  ['nothing', '', NOT_SENT],
  ['bytes that are not HTTP', 'oops\r\n\r\n', NOT_SENT],
  ['an interim answer alone', of('HTTP/1.1 100 Continue', '', ''), NOT_SENT],
  ['a bare 502', of('HTTP/1.1 502 Bad Gateway', '', ''), unexpected(502)],
  ['a 502 with an empty header', of('HTTP/1.1 502 Bad Gateway', 'X-Served-By:', '', ''), unexpected(502)],
  ['a 502 with a page', of('HTTP/1.1 502 Bad Gateway', 'Content-Type: text/html', '', '<html>'), unexpected(502)],
  ['a bare 500', of('HTTP/1.1 500 Oops', '', ''), unexpected(500)],
  ['a redirect to nowhere', of('HTTP/1.1 302 Found', '', ''), unexpected(302)],
  ['a 304 that nobody asked for', of('HTTP/1.1 304 Not Modified', '', ''), unexpected(304)],
  ['an empty 200', of('HTTP/1.1 200 OK', 'Content-Length: 0', '', ''), noBody(200)],
  ['a bare 200', of('HTTP/1.1 200 OK', '', ''), noBody(200)],
  ['a 204', of('HTTP/1.1 204 No Content', '', ''), noBody(204)],
  ['a 205', of('HTTP/1.1 205 Reset Content', 'Content-Length: 0', '', ''), noBody(205)],
] as const;

/** Broken only for who expects JSON. */
export const NO_JSON_ANSWERS = [
  ['a page', of('HTTP/1.1 200 OK', 'Content-Type: text/html', '', '<html>'), noBody(200)],
  ['half of a JSON', of('HTTP/1.1 200 OK', '', '{"menu": '), noBody(200)],
  ['null', of('HTTP/1.1 200 OK', '', 'null'), noBody(200)],
  ['a number', of('HTTP/1.1 200 OK', '', '7'), noBody(200)],
  ['a text', of('HTTP/1.1 200 OK', '', '"ok"'), noBody(200)],
  ['a list', of('HTTP/1.1 200 OK', '', '[]'), noBody(200)],
] as const;

/** Broken in the middle of the body. */
export const CUT_ANSWERS = [
  ['less than its length', of('HTTP/1.1 200 OK', 'Content-Length: 99', '', '{"total":3}'), NOT_SENT],
  ['half of its chunks', of('HTTP/1.1 200 OK', 'Transfer-Encoding: chunked', '', '5', '{"tot', ''), NOT_SENT],
  ['bytes that are not gzip', of('HTTP/1.1 200 OK', 'Content-Encoding: gzip', '', '{"total":3}'), NOT_SENT],
] as const;

/** A TCP server that writes the bytes of `answer` when a request has arrived, and closes the connection. */
export async function startBrokenServer() {
  let bytes = '';
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.on('error', () => {}).on('close', () => open.delete(socket)));
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (isWhole(received)) socket.end(bytes, 'latin1');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (next: string) => void (bytes = next),
    stop: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

/** True for a request whose whole body has arrived. */
function isWhole(request: string): boolean {
  const [head = '', ...rest] = request.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (rest.length === 0) return false;
  if (/^transfer-encoding: chunked$/im.test(head)) return body.endsWith('0\r\n\r\n') || body.endsWith('0');
  return body.length >= Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
}
