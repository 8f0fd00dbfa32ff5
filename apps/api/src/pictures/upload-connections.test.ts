import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { titled } from '../testing/titled.ts';
import { testPicture } from '../testing/test-picture.ts';
import { multipart } from '../testing/send.ts';
import { SMALL_PICTURE } from '../testing/small-picture.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { MENU_FOR_UPLOADS, upload } from '../testing/upload-picture.ts';
import { StorageUnavailable } from '../storage/file-storage.ts';

let server: TestServer;
let port: number;

async function start(options: Parameters<typeof testServer>[0] = {}): Promise<void> {
  server = await testServer(options);
  await server.setMenu('owner', MENU_FOR_UPLOADS);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
}
afterEach(() => server.close());

const filesDir = () => path.join(server.dataDir, 'files');
const pictureUrl = async () => (titled(await server.menuOf('owner'), 'bravas') as { image: { url: string } }).image.url;

async function itemForm(file: Buffer) {
  const { key } = titled(await server.menuOf('owner'), 'bravas');
  const { payload, headers } = multipart({ key, business: 'higuera' }, { _file: file });
  return { payload, headers: { ...headers, cookie: `carta-session=${await server.session('owner')}` } };
}

/** The head of an upload’s HTTP request. */
function headOf(headers: Record<string, string>, length: number): string {
  const lines = Object.entries({ host: 'localhost', ...headers, 'content-length': String(length) });
  return `PUT /api/items HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

it('an aborted upload leaves nothing on disk and nothing in memory', async () => {
  await start({ pictures: { maxUploadBytes: 4 * 3_128_000 } });
  const before = await pictureUrl();
  const { payload, headers } = await itemForm(Buffer.concat([SMALL_PICTURE, Buffer.alloc(2_900_000)]));
  for (let nth = 0; nth < 3; nth += 1) {
    const accepted = once(server.app.server, 'connection') as Promise<[Socket]>;
    const client = connect(port, '127.0.0.1');
    const [socket] = await accepted;
    const gone = once(socket, 'close');
    client.write(headOf(headers, payload.length));
    client.write(payload.subarray(0, 2_800_000), () => client.destroy());
    await gone;
  }
  expect([await pictureUrl(), existsSync(filesDir())]).toEqual([before, false]);
  const whole = await upload(server, 'product', Buffer.concat([SMALL_PICTURE, Buffer.alloc(2_900_000)]));
  expect(whole.status).toBe(200);
});

it('uploads that close while their session is looked up leave room for later ones', async () => {
  await start({ pictures: { maxUploadBytes: 4 * 3_128_000 } });
  const { payload, headers } = await itemForm(SMALL_PICTURE);
  const { sessions } = server.stores;
  const find = sessions.find;
  for (let nth = 0; nth < 30; nth += 1) {
    const accepted = once(server.app.server, 'connection') as Promise<[Socket]>;
    const client = connect(port, '127.0.0.1');
    const [socket] = await accepted;
    const gone = once(socket, 'close');
    const found = new Promise<void>((resolve) => {
      jest.spyOn(sessions, 'find').mockImplementationOnce(async (token) => {
        client.destroy();
        await gone;
        setImmediate(resolve);
        return find(token);
      });
    });
    client.write(headOf(headers, payload.length));
    await found;
  }
  expect((await upload(server, 'product', SMALL_PICTURE)).status).toBe(200);
});

it('an upload beyond the memory limit gets 503 and Retry-After, and later ones succeed', async () => {
  await start({ pictures: { maxUploadBytes: 16_000 } });
  const { status, headers, body } = await upload(server, 'product', Buffer.alloc(3001));
  expect([status, headers['retry-after'], body.code]).toEqual([503, '5', 'unavailable']);
  const small = Buffer.concat([SMALL_PICTURE, Buffer.alloc(400)]);
  for (let nth = 0; nth < 4; nth += 1) expect((await upload(server, 'product', small)).status).toBe(200);
});

it('an upload beyond the queue’s limit gets 503 and Retry-After, and later ones succeed', async () => {
  await start({ pictures: { size: 1, maxWaiting: 1 } });
  const uploads = await Promise.all([1, 2, 3, 4].map(() => upload(server, 'product', SMALL_PICTURE)));
  expect(uploads.map(({ status }) => status).sort()).toEqual([200, 200, 503, 503]);
  expect(uploads.find(({ status }) => status === 503)?.headers['retry-after']).toBe('5');
  expect((await upload(server, 'product', SMALL_PICTURE)).status).toBe(200);
});

it('the server answers other requests while it decodes pictures', async () => {
  await start();
  const large = await testPicture({ width: 6000, height: 6000 }).jpeg().toBuffer();
  let pending = 3;
  const uploads = [1, 2, 3].map(() => upload(server, 'product', large).finally(() => (pending -= 1)));
  for (let nth = 0; nth < 5; nth += 1) {
    const { status } = await fetch(`http://127.0.0.1:${port}/m/higuera`);
    expect([status, pending > 0]).toEqual([200, true]);
  }
  expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('an endless file gets 413 and its connection is closed', async () => {
  await start();
  const { payload, headers } = await itemForm(Buffer.alloc(40_000_000));
  const { 'content-type': type, cookie } = headers;
  const request = http.request({ port, method: 'PUT', path: '/api/items', headers: { 'content-type': type, cookie } });
  request.on('error', () => {});
  request.end(payload);
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  expect([response.statusCode, response.headers.connection]).toEqual([413, 'close']);
  expect((await upload(server, 'product', SMALL_PICTURE)).status).toBe(200);
});

describe('a storage that cannot be written', () => {
  it('a failed write changes no record, and uploads succeed again without a restart', async () => {
    let isFull = true;
    await start({
      storage: (own) => ({
        ...own,
        put: async (name, contents) => {
          if (isFull && name.includes('-480')) throw new StorageUnavailable({ code: 'ENOSPC' });
          return own.put(name, contents);
        },
      }),
    });
    const before = await server.stores.menus.readWithVersion('higuera');
    for (const kind of ['cover', 'product', 'background', 'logo'] as const) {
      const { status, body } = await upload(server, kind, SMALL_PICTURE);
      expect([status, body.code]).toEqual([503, 'unavailable']);
    }
    expect(await server.stores.menus.readWithVersion('higuera')).toEqual(before);
    isFull = false;
    expect((await upload(server, 'product', SMALL_PICTURE)).status).toBe(200);
  });

  it('a folder that cannot be created and a file that cannot be read get 503', async () => {
    await start();
    mkdirSync(filesDir());
    writeFileSync(path.join(filesDir(), 'higuera'), 'no folder');
    const before = await pictureUrl();
    expect((await upload(server, 'product', SMALL_PICTURE)).status).toBe(503);
    expect((await server.app.inject({ url: '/files/higuera/abc.webp' })).statusCode).toBe(503);
    expect(await pictureUrl()).toBe(before);
    rmSync(path.join(filesDir(), 'higuera'));
    expect((await upload(server, 'product', SMALL_PICTURE)).status).toBe(200);
    expect(readdirSync(path.join(filesDir(), 'higuera'))).toHaveLength(4);
  });
});

it('a decoder that cannot be started gets 503, not 415', async () => {
  await start({ pictures: { program: { file: '/nowhere/decoder.js' } } });
  const { status, body } = await upload(server, 'product', SMALL_PICTURE);
  expect([status, body.code]).toEqual([503, 'unavailable']);
});
