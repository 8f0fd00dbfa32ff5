import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { folderStorage } from '../storage/folder-storage.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const get = (url: string, headers = {}) => server.app.inject({ url, headers });
const save = (settings: Parameters<TestServer['stores']['businesses']['save']>[1]) =>
  server.stores.businesses.save('higuera', settings);

/** Stores the demo's logo for the business. */
async function saveLogo(name: string): Promise<void> {
  const logo = readFileSync(path.resolve(__dirname, '../../demo/pictures/logo-480.webp'));
  await folderStorage({ dataDir: server.dataDir }).put(`higuera/${name}-480.webp`, logo);
  await save({ logo: { url: `/files/higuera/${name}.webp` } });
}

async function colorAt(png: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(png)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

it('the picture of a shared link has the size that chats show, the owner’s colour and the name', async () => {
  await save({ style: { mainColor: '#1f5b45' } });
  const { statusCode, headers, rawPayload } = await get('/files/share/higuera.png');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(await colorAt(rawPayload, 5, 5)).toEqual([0x1f, 0x5b, 0x45]);
  const { isOpaque, entropy } = await sharp(rawPayload).stats();
  expect([isOpaque, entropy > 0.1]).toEqual([true, true]);
});

it('the picture of a shared link changes with name, colour and logo, and with nothing else', async () => {
  const etag = async () => String((await get('/files/share/higuera.png')).headers.etag);
  const first = await etag();
  expect((await get('/files/share/higuera.png', { 'if-none-match': first })).statusCode).toBe(304);
  await save({ deliveryTime: 'Una hora' });
  expect(await etag()).toBe(first);
  const versions = [first];
  for (const change of [
    () => save({ name: 'Otro nombre' }),
    () => save({ style: { mainColor: '#8a1f44' } }),
    () => saveLogo('abc'),
  ]) {
    await change();
    versions.push(await etag());
  }
  expect(new Set(versions).size).toBe(4);
});

it.each(['', '🍕', 'Bodegón Ñandú', 'W'.repeat(60), 'La muy larga casa de comidas de la esquina del barrio sur'])(
  'a picture and an icon are drawn for the name «%s»',
  async (name) => {
    await save({ name, logo: { url: '' } });
    expect((await get('/files/share/higuera.png')).statusCode).toBe(200);
    const icon = await get('/files/icon/192/higuera.png');
    expect(await sharp(icon.rawPayload).metadata()).toMatchObject({ width: 192, height: 192 });
  },
);

it('the manifest names the business, its colour and icons that are there', async () => {
  await save({ name: 'La Higuera', style: { mainColor: '#1f5b45' } });
  await saveLogo('def');
  const { headers, body } = await get('/m/higuera/manifest.webmanifest');
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = JSON.parse(body) as { icons: { src: string; sizes: string }[] };
  expect(manifest).toMatchObject({ name: 'La Higuera', theme_color: '#1f5b45', start_url: '/m/higuera', scope: '/m/' });
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp((await get(src)).rawPayload).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

it.each([
  '/files/share/nadie.png',
  '/files/share/x.png',
  '/files/share/..%2Fhiguera.png',
  '/files/icon/192/nadie.png',
  '/files/icon/4000/higuera.png',
  '/m/nadie/manifest.webmanifest',
])('there is nothing at %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});
