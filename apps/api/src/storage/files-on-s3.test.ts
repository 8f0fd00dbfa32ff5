import { once, EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../config.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { s3Server, type S3Server } from '../testing/s3-server.ts';
import { send } from '../testing/send.ts';
import { testPicture } from '../testing/test-picture.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { MENU_FOR_UPLOADS, upload } from '../testing/upload-picture.ts';
import type { FileStorage } from './file-storage.ts';
import { openStorage } from './open-storage.ts';

const PHOTO = readFileSync(path.join(__dirname, '../../demo/pictures/cafe-480.webp'));

let s3: S3Server;
let bucket: FileStorage;
/** Two servers with the same bucket; the first tells what it has stored. */
let server: TestServer;
let other: TestServer;
const stores = new EventEmitter();
let jpeg: Buffer;

beforeAll(async () => {
  jpeg = await testPicture().jpeg().toBuffer();
  s3 = await s3Server({ folder: '/menus' });
  const config = readConfig(s3.env, '.');
  if (!config.ok) throw new Error(config.reason);
  bucket = await openStorage(config.value);
  const storage = (own: FileStorage): FileStorage => ({
    ...own,
    put: async (name, contents) => {
      await own.put(name, contents);
      stores.emit(name);
    },
  });
  server = await testServer({ env: s3.env, storage });
  other = await testServer({ env: s3.env });
  await server.setMenu('owner', MENU_FOR_UPLOADS);
});
afterAll(async () => {
  await Promise.all([server.close(), other.close()]);
  await s3.close();
});

const get = (
  url: string,
  { headers = {}, from = server }: { headers?: Record<string, string>; from?: TestServer } = {},
) => from.app.inject({ url, headers });

it('a picture that one server stores is served by another, cached as a file is', async () => {
  const { url } = await upload(server, 'product', jpeg);
  const first = await get(url, { from: other });
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(first.rawPayload.length),
  });
  const again = await get(url, { from: other, headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('the AVIF of a picture is made from the bucket and stored there', async () => {
  await bucket.put('higuera/photo.webp', PHOTO);
  const stored = once(stores, 'higuera/photo.avif');
  const ask = (from: TestServer) => get('/files/higuera/photo.webp', { from, headers: { accept: 'image/avif' } });
  expect((await ask(server)).headers['content-type']).toBe('image/webp');
  await stored;
  expect((await ask(other)).headers['content-type']).toBe('image/avif');
});

it('the QR code and the PDF show pictures of the bucket', async () => {
  const plain = await get('/files/qr/higuera.png');
  const { url } = await upload(server, 'logo', jpeg);
  expect(url).not.toBe('');
  expect((await get('/files/qr/higuera.png')).rawPayload.equals(plain.rawPayload)).toBe(false);
  await send(server, 'updateBusiness', { body: { publicPdf: true } });
  const pdf = await readPdf((await get('/m/higuera/menu.pdf')).rawPayload);
  expect(pdf.pages[0]?.pictures).toBeGreaterThan(0);
});

it('a picture that is missing is a 404 and a line in the log', async () => {
  expect((await get('/files/higuera/gone.webp')).statusCode).toBe(404);
  expect(server.logged()).toContain('"file":"higuera/gone.webp","msg":"a stored picture is missing"');
});

it('content that one server writes is read by another, in the bucket and not in the data folder', async () => {
  const manuals = [{ title: 'Cómo cargar un producto', url: 'https://video.test/1' }];
  const read = () => send(other, 'manuals', { as: null });
  expect((await read()).body).toEqual({ manuals: [] });
  await server.stores.content.manuals.write({ manuals });
  expect((await read()).body).toEqual({ manuals });
  expect(await bucket.list('content')).toEqual(['content/manuals.json']);
  await bucket.put('content/announcements.json', Buffer.from('{'));
  expect((await send(other, 'announcements', { as: null })).body).toEqual({ announcements: [] });
  expect(other.logged()).toContain('content/announcements.json: línea 1, columna 2: no es JSON válido');
});

it('while the bucket does not answer, only files fail with 503, and they are back with it', async () => {
  const { url } = await upload(server, 'product', jpeg);
  const manuals = (await send(other, 'manuals', { as: null })).body;
  await s3.stop();
  try {
    expect((await get(url)).statusCode).toBe(503);
    expect(await upload(server, 'product', jpeg)).toMatchObject({ status: 503 });
    expect((await send(other, 'manuals', { as: null })).body).toEqual(manuals);
    expect((await send(server, 'menu')).status).toBe(200);
    const ready = await get('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toMatchObject({ ok: true, checks: { files: { ok: false, message: 'No responde' } } });
  } finally {
    await s3.startAgain();
  }
  expect((await get(url)).statusCode).toBe(200);
  expect((await upload(server, 'product', jpeg)).status).toBe(200);
  expect((await get('/readyz')).json()).toMatchObject({ checks: { files: { ok: true } } });
});
