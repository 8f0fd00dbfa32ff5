import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { imageVariant, type Item } from '@carta/domain';
import sharp, { type Sharp } from 'sharp';
import { colorAt, testPicture } from '../testing/test-picture.ts';
import { titled } from '../testing/titled.ts';
import { send } from '../testing/send.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { IMAGE_KINDS, MENU_FOR_UPLOADS, upload } from '../testing/upload-picture.ts';

let server: TestServer;
let jpeg: Buffer;

beforeAll(async () => {
  server = await testServer();
  jpeg = await testPicture().jpeg().toBuffer();
});
afterAll(() => server.close());
beforeEach(async () => {
  rmSync(path.join(server.dataDir, 'files'), { recursive: true, force: true });
  await server.setMenu('owner', MENU_FOR_UPLOADS);
});

const served = async (url: string) => {
  const { statusCode, headers, rawPayload } = await server.app.inject({ url });
  return { status: statusCode, headers, bytes: rawPayload };
};
const sizeOf = async (url: string) => {
  const { format, width, height } = await sharp((await served(url)).bytes).metadata();
  return { format, width, height };
};
const stored = () => readdirSync(path.join(server.dataDir, 'files/higuera')).sort();

describe('an uploaded picture', () => {
  it.each(IMAGE_KINDS)('a picture uploaded as %s is in its record and served as immutable', async (kind) => {
    const { status, url } = await upload(server, kind, jpeg);
    expect([status, url]).toEqual([200, expect.stringMatching(/^\/files\/higuera\/[0-9a-f]{32}\.webp$/)]);
    const { headers } = await served(url);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(JSON.stringify(await server.menuOf('owner'))).toContain(url);
  });

  it.each<[string, (picture: Sharp) => Sharp]>([
    ['JPEG', (picture) => picture.jpeg()],
    ['progressive JPEG', (picture) => picture.jpeg({ progressive: true })],
    ['JPEG in CMYK', (picture) => picture.toColourspace('cmyk').jpeg()],
    ['grey JPEG', (picture) => picture.toColourspace('b-w').jpeg()],
    ['PNG', (picture) => picture.png()],
    ['PNG of 16 bits', (picture) => picture.toColourspace('rgb16').png()],
    ['transparent PNG', (picture) => picture.ensureAlpha(0.5).png()],
    ['WebP', (picture) => picture.webp()],
    ['AVIF', (picture) => picture.avif()],
    ['GIF', (picture) => picture.gif()],
  ])('a %s is accepted', async (_type, written) => {
    const { status, url } = await upload(server, 'product', await written(testPicture()).toBuffer());
    expect([status, await sizeOf(url)]).toEqual([200, { format: 'webp', width: 400, height: 300 }]);
  });

  it('[IMG-6] [IMG-8] a picture is stored in every width and never enlarged', async () => {
    const widths = async (width: number, height: number) => {
      const { url } = await upload(server, 'cover', await testPicture({ width, height }).png().toBuffer());
      const urls = [url, imageVariant(url, 960), imageVariant(url, 480), imageVariant(url, 160)];
      return Promise.all(urls.map(async (each) => (await sizeOf(each)).width));
    };
    expect(await widths(2000, 1000)).toEqual([1600, 960, 480, 160]);
    expect(await widths(500, 250)).toEqual([500, 500, 480, 160]);
    expect(await widths(1, 1)).toEqual([1, 1, 1, 1]);
  });

  it('a picture keeps its proportions, even extreme ones', async () => {
    const tall = await upload(server, 'cover', await testPicture({ width: 300, height: 20_000 }).png().toBuffer());
    expect(await sizeOf(imageVariant(tall.url, 160))).toEqual({ format: 'webp', width: 10, height: 640 });
    const wide = await upload(server, 'cover', await testPicture({ width: 20_000, height: 300 }).png().toBuffer());
    expect(await sizeOf(imageVariant(wide.url, 160))).toEqual({ format: 'webp', width: 160, height: 2 });
  });

  it('a picture is upright and has no metadata', async () => {
    const GPS = { GPSLatitude: '34/1 36/1 13/1', GPSLongitude: '58/1 22/1 55/1' };
    const photo = await testPicture()
      .withExif({ IFD0: { Make: 'Camera of Ana', Orientation: '6' }, IFD3: GPS })
      .withMetadata({ orientation: 6 })
      .keepIccProfile()
      .jpeg()
      .toBuffer();
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
    const { url } = await upload(server, 'product', photo);
    for (const each of [url, imageVariant(url, 160)]) {
      const { bytes } = await served(each);
      const { exif, icc, xmp, orientation, width, height } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, orientation, upright: width < height }).toEqual({ upright: true });
      expect(bytes.includes('Camera of Ana')).toBe(false);
      expect(await colorAt(bytes, { x: 0.5, y: 0.1 })).toBe('red');
      expect(await colorAt(bytes, { x: 0.5, y: 0.9 })).toBe('blue');
    }
  });

  it('an animation becomes its first frame', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    for (const format of ['gif', 'webp'] as const) {
      const animation = await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer();
      expect((await sharp(animation).metadata()).pages).toBe(2);
      const { url } = await upload(server, 'product', animation);
      const { bytes } = await served(url);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 30 });
      expect(await colorAt(bytes, { x: 0.5, y: 0.5 })).toBe('red');
    }
  });

  it('the same picture gets the same address, another picture another one', async () => {
    const first = await upload(server, 'product', jpeg);
    const files = stored();
    expect(files).toHaveLength(4);
    expect((await upload(server, 'cover', jpeg)).url).toBe(first.url);
    expect((await upload(server, 'logo', jpeg)).url).toBe(first.url);
    expect(stored()).toEqual(files);
    const other = await upload(server, 'product', await testPicture({ width: 401 }).jpeg().toBuffer());
    expect(other.url).not.toBe(first.url);
  });

  it('a picture may precede the text fields of its form', async () => {
    const { status, url } = await upload(server, 'cover', jpeg, { filesFirst: true });
    expect([status, (await served(url)).status]).toEqual([200, 200]);
  });

  it('a picture counts by its content, not by its name or type', async () => {
    for (const filename of ['menu.pdf', 'a.svg', '../../../../etc/passwd', 'a\0.png', 'ñ"; x="', '\u202Egnp.exe']) {
      const { status } = await upload(server, 'product', { bytes: jpeg, filename, type: 'text/html' });
      expect([filename, status]).toEqual([filename, 200]);
    }
    expect(readdirSync(path.join(server.dataDir, 'files'))).toEqual(['higuera']);
    expect(stored().every((name) => /^[0-9a-f]{32}(-160|-480|-960)?\.webp$/.test(name))).toBe(true);
  });

  it('many pictures are uploaded concurrently', async () => {
    const pictures = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((nth) =>
        testPicture({ width: 100 + nth })
          .png()
          .toBuffer(),
      ),
    );
    const uploads = await Promise.all(pictures.map((picture) => upload(server, 'product', picture)));
    expect(uploads.map(({ status }) => status)).toEqual(pictures.map(() => 200));
    expect(await Promise.all(uploads.map(({ url }) => sizeOf(url)))).toEqual(
      pictures.map((_, nth) => ({ format: 'webp', width: 101 + nth, height: 300 })),
    );
    const { items } = await server.menuOf('owner');
    expect(uploads.map(({ url }) => url)).toContain(items.find(({ title }) => title === 'bravas')?.image.url);
  });
});

describe('the picture of an item', () => {
  it('an item gets the picture and the other fields of a form together', async () => {
    const form = {
      title: 'Papas bravas',
      description: 'Con alioli',
      price: '{"currency":"$","big":900,"small":"50"}',
      order: '9',
      show: 'false',
      featured: '4',
      image: '{"url":"/files/higuera/x.webp"}',
      version: '0',
    };
    const before = titled(await server.menuOf('owner'), 'bravas');
    const { status, body, url } = await upload(server, 'product', jpeg, { form });
    expect([status, body]).toEqual([
      200,
      {
        ...before,
        title: 'Papas bravas',
        description: 'Con alioli',
        price: { currency: '$', big: 900, small: '50' },
        image: { url },
        version: 1,
      },
    ]);
  });

  it.each([undefined, { bytes: Buffer.alloc(0), filename: '', type: 'application/octet-stream' }])(
    'an item keeps its picture if the form has none (%#)',
    async (empty) => {
      const { url } = await upload(server, 'product', jpeg);
      const { key } = titled(await server.menuOf('owner'), 'bravas');
      const form = { key, business: 'higuera', title: 'Bravas' };
      const { body } = await send<Item>(server, 'updateItem', { form, ...(empty && { files: { _file: empty } }) });
      expect([body.title, body.image.url]).toEqual(['Bravas', url]);
    },
  );
});

it('a cover changes nothing but the picture and the version of its category', async () => {
  const before = titled(await server.menuOf('owner'), 'Tapas');
  const { body, url } = await upload(server, 'cover', jpeg, { form: { title: 'x', show: 'false' } });
  expect(body).toEqual({ ...before, image: { url }, version: 1 });
});

it('a business gets background, logo and colour by one form and keeps fields that are not sent', async () => {
  const png = await testPicture({ width: 60 }).png().toBuffer();
  const files = { backgroundImage: jpeg, logo: png };
  await send(server, 'updateBusiness', { form: { mainColor: '#1f5b45' }, files });
  const { style, logo } = await server.menuOf('owner');
  expect([style.mainColor, (await sizeOf(style.backgroundImage)).width, (await sizeOf(logo.url)).width]).toEqual([
    '#1f5b45',
    400,
    60,
  ]);
  await upload(server, 'logo', jpeg);
  expect((await server.menuOf('owner')).style).toEqual(style);
});
