import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { testServer, type TestServer } from '../testing/test-server.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const BROWSER = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';
const PHOTO = readFileSync(path.join(__dirname, '../../demo/pictures/cafe-480.webp'));

let server: TestServer;
let folder: string;
afterEach(() => server.close());

/** Starts a server that has these pictures from before. */
async function start(pictures: Record<string, Buffer>): Promise<void> {
  server = await testServer();
  folder = path.join(server.dataDir, 'files/higuera');
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(pictures)) writeFileSync(path.join(folder, name), bytes);
}

const get = async (name: string, headers: Record<string, string> = {}) => {
  const { statusCode, headers: sent, rawPayload } = await server.app.inject({ url: `/files/higuera/${name}`, headers });
  return { status: statusCode, type: sent['content-type'], cached: sent['cache-control'], sent, bytes: rawPayload };
};

/** Asks for a picture and waits until what this starts has stored a file. */
async function getAndStore(name: string) {
  const stored = path.basename(name, '.webp') + '.avif';
  const files = watch(folder);
  const answer = await get(name, { accept: BROWSER });
  for await (const { filename } of files) if (filename === stored) break;
  return answer;
}

it('a browser that shows AVIF gets WebP while the AVIF is made, and then the smaller AVIF', async () => {
  await start({ 'photo.webp': PHOTO });
  expect(await getAndStore('photo.webp')).toMatchObject({ type: 'image/webp', cached: 'public, max-age=3600' });
  const { sent, ...avif } = await get('photo.webp', { accept: BROWSER });
  expect(avif).toMatchObject({ status: 200, type: 'image/avif', cached: IMMUTABLE });
  expect(sent).toMatchObject({ vary: 'accept', 'content-length': String(avif.bytes.length) });
  expect(avif.bytes.length).toBeLessThan(PHOTO.length * 0.7);
  expect(await sharp(avif.bytes).metadata()).toMatchObject({ compression: 'av1', width: 480 });
});

it.each(['*/*', 'image/webp,*/*', 'image/avif;q=0,image/webp', ''])(
  'a client that accepts %j gets WebP with an ETag of its own, and starts no AVIF',
  async (accept) => {
    await start({ 'photo.webp': PHOTO });
    expect(await get('photo.webp', { accept })).toMatchObject({ type: 'image/webp', cached: IMMUTABLE, bytes: PHOTO });
    expect(readdirSync(folder)).toEqual(['photo.webp']);
    await getAndStore('photo.webp');
    const webp = await get('photo.webp', { accept });
    expect(webp).toMatchObject({ type: 'image/webp', sent: { vary: 'accept' } });
    const avif = await get('photo.webp', { accept: BROWSER });
    const status = async (asked: string, { sent }: typeof webp) =>
      (await get('photo.webp', { accept: asked, 'if-none-match': String(sent.etag) })).status;
    expect(await Promise.all([status(accept, webp), status(BROWSER, avif)])).toEqual([304, 304]);
    expect(await Promise.all([status(accept, avif), status(BROWSER, webp)])).toEqual([200, 200]);
  },
);

it('a picture whose AVIF is not smaller stays WebP', async () => {
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .webp()
    .toBuffer();
  await start({ 'dot.webp': dot });
  await getAndStore('dot.webp');
  expect(await get('dot.webp', { accept: BROWSER })).toMatchObject({
    type: 'image/webp',
    cached: IMMUTABLE,
    bytes: dot,
  });
});

it('the AVIFs of several pictures are made one after the other, whatever is asked for meanwhile', async () => {
  const names = ['a', 'b', 'c'];
  await start(Object.fromEntries(names.map((name) => [`${name}.webp`, PHOTO])));
  const files = watch(folder);
  for (const name of [...names, ...names]) await get(`${name}.webp`, { accept: BROWSER });
  for await (const { filename } of files) if (filename === 'c.avif') break;
  expect(readdirSync(folder).filter((name) => name.endsWith('.avif'))).toEqual(['a.avif', 'b.avif', 'c.avif']);
});

it('a picture that cannot be converted stays WebP, is tried once and named in the log', async () => {
  await start({ 'broken.webp': Buffer.from('no picture'), 'photo.webp': PHOTO });
  await get('broken.webp', { accept: BROWSER });
  await getAndStore('photo.webp');
  for (let nth = 0; nth < 3; nth += 1) {
    expect(await get('broken.webp', { accept: BROWSER })).toMatchObject({ type: 'image/webp', cached: IMMUTABLE });
  }
  expect(server.logged().match(/could not make the AVIF/g)).toHaveLength(1);
  expect(server.logged()).toContain('"picture":"higuera/broken.webp"');
});
