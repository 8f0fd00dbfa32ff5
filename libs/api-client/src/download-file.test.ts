import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { downloadFile } from './download-file.ts';

let server: Server;
let answer: (response: ServerResponse) => void;
beforeEach(async () => {
  server = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.close());

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/menu.pdf`;
const BYTES = 'x'.repeat(300_000);

it('a download gives the file with its type and reports its progress', async () => {
  answer = (response) =>
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': BYTES.length }).end(BYTES);
  const shares: number[] = [];
  const file = await downloadFile(address(), { onProgress: (share) => shares.push(share) });
  expect(file).toMatchObject({ ok: true, value: { size: BYTES.length, type: 'application/pdf' } });
  expect([shares.at(-1), [...shares].sort((a, b) => a - b)]).toEqual([1, shares]);
});

it('a download of unknown size reports no progress', async () => {
  answer = (response) => response.writeHead(200).end(BYTES);
  const onProgress = jest.fn();
  expect((await downloadFile(address(), { onProgress })).ok).toBe(true);
  expect(onProgress).not.toHaveBeenCalled();
});

it('a refused download gives the server’s refusal', async () => {
  answer = (response) => response.writeHead(401).end('{"code":"unauthenticated","message":"Inicia sesión"}');
  expect(await downloadFile(address())).toEqual({
    ok: false,
    error: { code: 'unauthenticated', message: 'Inicia sesión', status: 401 },
  });
});

it('a download gives `network` when the connection breaks in the middle', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-length': BYTES.length });
    response.write('half', () => response.destroy());
  };
  expect(await downloadFile(address())).toMatchObject({ ok: false, error: { code: 'network' } });
});

it('a download from a server that hangs in the middle ends after its timeout', async () => {
  answer = (response) => void response.writeHead(200, { 'content-length': BYTES.length }).write('half');
  expect(await downloadFile(address(), { timeoutMs: 100 })).toMatchObject({ ok: false, error: { code: 'network' } });
  server.closeAllConnections();
});
