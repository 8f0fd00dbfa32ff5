import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { newKey } from '@carta/domain';
import sharp from 'sharp';
import { testPicture } from '../testing/test-picture.ts';
import { titled } from '../testing/titled.ts';
import { send } from '../testing/send.ts';
import { SMALL_PICTURE } from '../testing/small-picture.ts';
import { PEOPLE, testServer, type Person, type TestServer } from '../testing/test-server.ts';
import { IMAGE_KINDS, MENU_FOR_UPLOADS, upload, UPLOADS } from '../testing/upload-picture.ts';

let server: TestServer;
let jpeg: Buffer;

beforeAll(async () => {
  server = await testServer();
  jpeg = await testPicture().jpeg().toBuffer();
  for (const person of Object.keys(PEOPLE) as Person[]) await server.setMenu(person, MENU_FOR_UPLOADS);
});
afterAll(() => server.close());

const NOT_A_PICTURE = 'La imagen tiene que ser JPEG, PNG, WebP, AVIF o GIF';
const filesOf = (business: string) => {
  const folder = path.join(server.dataDir, 'files', business);
  return existsSync(folder) ? readdirSync(folder) : [];
};
const state = async () => ({
  menus: await Promise.all(
    ['higuera', 'otra', 'fogon'].map((business) => server.stores.menus.readWithVersion(business)),
  ),
  files: ['higuera', 'otra', 'fogon'].map(filesOf),
});

/** Whatever a test refuses, nothing may have changed by it. */
let before: Awaited<ReturnType<typeof state>>;
beforeEach(async () => {
  before = await state();
});
const expectNothingChanged = async () => expect(await state()).toEqual(before);

describe('the size of an uploaded file', () => {
  const LIMITS = { cover: 9_999_999, product: 9_999_999, background: 1_000_000, logo: 500_000 };
  const MESSAGES = {
    cover: 'La imagen no puede superar los 10MB',
    product: 'La imagen no puede superar los 10MB',
    background: 'La imagen no puede superar los 1MB',
    logo: 'La imagen no puede superar los 0,5MB',
  };
  /** Decoders leave alone what follows a whole picture. */
  const pictureOf = (bytes: number) => Buffer.concat([SMALL_PICTURE, Buffer.alloc(bytes - SMALL_PICTURE.length)]);

  it.each(IMAGE_KINDS)('[IMG-1] [IMG-2] a %s one byte over its limit is refused with the limit', async (kind) => {
    for (const size of [LIMITS[kind] + 1, LIMITS[kind] * 2]) {
      const { status, body } = await upload(server, kind, pictureOf(size));
      expect([status, body]).toEqual([413, { error: true, code: 'too-large', message: MESSAGES[kind] }]);
    }
    await expectNothingChanged();
  });

  it.each(IMAGE_KINDS)('[IMG-1] a %s at its limit is accepted', async (kind) => {
    expect((await upload(server, kind, pictureOf(LIMITS[kind]))).status).toBe(200);
  });

  it('of two files the one over its limit is named', async () => {
    const files = { backgroundImage: pictureOf(900_000), logo: pictureOf(900_000) };
    const { status, body } = await send(server, 'updateBusiness', { form: {}, files });
    expect([status, body]).toMatchObject([413, { message: MESSAGES.logo }]);
    await expectNothingChanged();
  });
});

describe('an upload that is no picture', () => {
  const after = (head: Buffer, text: string) => Buffer.concat([head, Buffer.from(text)]);
  const HTML = '<html><script>alert(document.domain)</script></html>';
  const heads = {
    JPEG: Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    PNG: Buffer.from('89504e470d0a1a0a', 'hex'),
    GIF: Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'),
    WebP: Buffer.from('RIFF\xff\x00\x00\x00WEBPVP8 ', 'latin1'),
    AVIF: Buffer.from('\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1miaf', 'latin1'),
  };

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['nothing', () => Buffer.alloc(0)],
    ['a page', () => Buffer.from(HTML)],
    ['an SVG', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${HTML}</svg>`)],
    ['an SVG under an XML head', () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a script', () => Buffer.from('alert(1)')],
    ['an archive', () => Buffer.from('PK\x03\x04\x14\x00\x00\x00\x08\x00', 'latin1')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['a TIFF', () => testPicture().tiff().toBuffer()],
    ['a HEIC', () => Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00heicmif1', 'latin1')],
    ['a PPM', () => Buffer.from('P3\n1 1\n255\n0 0 0\n')],
    ['a BMP', () => Buffer.from('BM\x1e\x00\x00\x00\x00\x00\x00\x00\x1a\x00\x00\x00\x0c\x00\x00\x00', 'latin1')],
    ['a script that begins as a GIF', () => Buffer.from('GIF89a/*\x00\x00*/=1;alert(1)//', 'latin1')],
    ...Object.entries(heads).flatMap(([type, head]): [string, () => Buffer][] => [
      [`a ${type}'s head alone`, () => head],
      [`a page that begins as a ${type}`, () => after(head, HTML)],
      [`an archive that begins as a ${type}`, () => after(head, 'PK\x03\x04')],
    ]),
    ['half a JPEG', async () => jpeg.subarray(0, jpeg.length / 2)],
    ['half a PNG', async () => half(await testPicture().png({ compressionLevel: 0 }).toBuffer())],
    ['half a WebP', async () => half(await testPicture().webp({ lossless: true }).toBuffer())],
    ['half an AVIF', async () => half(await testPicture().avif().toBuffer())],
    ['half a GIF', async () => half(await noise(200).gif().toBuffer())],
    ['a PNG whose data are another length', () => pngOf(100, 100, deflateSync(Buffer.alloc(50)))],
  ])('%s is refused as unsupported', async (_what, file) => {
    const bytes = await file();
    for (const [filename, type] of [
      ['a.png', 'image/png'],
      ['a.svg', 'image/svg+xml'],
    ] as const) {
      const { status, body } = await upload(server, 'product', { bytes, filename, type });
      expect([status, body]).toEqual([415, { error: true, code: 'unsupported', message: NOT_A_PICTURE }]);
    }
    await expectNothingChanged();
  });

  it.each<[string, string]>([
    ['a page', HTML],
    ['an SVG', '<svg onload="alert(1)"/>'],
    ['an archive', 'PK\x03\x04\x14\x00'],
    ['a script', '*/=1;alert(1)//'],
  ])('%s behind or inside a picture is not served with it', async (_what, payload) => {
    const exif = { IFD0: { ImageDescription: payload } };
    for (const picture of [
      after(jpeg, payload),
      after(SMALL_PICTURE, payload),
      await testPicture().withExif(exif).jpeg().toBuffer(),
      await testPicture().withExif(exif).png().toBuffer(),
    ]) {
      const { status, url } = await upload(server, 'product', picture);
      const { rawPayload, headers } = await server.app.inject({ url });
      expect([status, rawPayload.includes(payload)]).toEqual([200, false]);
      expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    }
  });
});

describe('a decompression bomb', () => {
  const TOO_MANY = 'La imagen no puede superar los 40 megapíxeles';
  /** A whole PNG of black and white pixels, which takes little to make. */
  const blankPng = (width: number, height: number) =>
    pngOf(width, height, deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8)))), { bits: 1, colorType: 0 });
  const blankJpeg = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'red' }, limitInputPixels: false })
      .jpeg()
      .toBuffer();

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a PNG of 16,000 × 16,000', () => blankPng(16_000, 16_000)],
    ['a PNG that says it is larger than a number', () => pngOf(2 ** 31 - 1, 2 ** 31 - 1, deflateSync(Buffer.alloc(9)))],
    ['a PNG of 6,325 × 6,325', () => blankPng(6325, 6325)],
    ['a JPEG of 60,000 × 1,000', () => blankJpeg(60_000, 1000)],
    ['a GIF of 65,535 × 65,535', () => Buffer.from('GIF89a\xff\xff\xff\xff\x00\x00\x00;', 'latin1')],
  ])('[IMG-7] %s is refused', async (_what, file) => {
    const { status, body } = await upload(server, 'cover', await file());
    expect([status, body.code]).toEqual([415, 'unsupported']);
    expect([TOO_MANY, NOT_A_PICTURE]).toContain(body.message);
    await expectNothingChanged();
  });

  it('[IMG-7] a picture over 40 megapixels is refused with the limit, one of 40 is accepted', async () => {
    const over = await upload(server, 'cover', blankPng(6400, 6251));
    expect([over.status, over.body.message]).toEqual([415, TOO_MANY]);
    expect((await upload(server, 'cover', blankPng(6400, 6250))).status).toBe(200);
  });

  it('an upload after a bomb succeeds', async () => {
    expect((await upload(server, 'product', jpeg)).status).toBe(200);
  });
});

describe('the order of refusals', () => {
  const crossSite = { origin: 'https://evil.test' };
  const huge = Buffer.alloc(11_000_000);
  const page = Buffer.from('<html>');
  const foreign = { business: 'otra' };

  it.each<[string, number, Parameters<typeof upload>[2], Parameters<typeof upload>[3]]>([
    ['cross-site before no session', 403, SMALL_PICTURE, { as: null, headers: crossSite }],
    ['no session before another business', 401, SMALL_PICTURE, { as: null, form: foreign }],
    ['no session before too large', 401, huge, { as: null }],
    ['another business before locked', 403, SMALL_PICTURE, { as: 'locked', form: foreign }],
    ['another business before too large', 403, huge, { form: foreign }],
    ['another business before too large, though it comes last', 403, huge, { form: foreign, filesFirst: true }],
    ['locked before too large', 423, huge, { as: 'locked' }],
    ['locked before unsupported', 423, page, { as: 'locked' }],
    ['locked before invalid', 423, SMALL_PICTURE, { as: 'locked', form: { key: 'x' } }],
    ['too large before unsupported', 413, huge, {}],
    ['too large before invalid', 413, huge, { form: { key: 'x' } }],
    ['unsupported before invalid', 415, page, { form: { key: 'x' } }],
    ['invalid before half a picture, which is not decoded', 400, half(SMALL_PICTURE), { form: { key: 'x' } }],
    ['unsupported before not found', 415, page, { form: { key: newKey() } }],
    ['invalid before not found', 400, SMALL_PICTURE, { form: { key: 'x' } }],
    ['not found', 404, SMALL_PICTURE, { form: { key: newKey() } }],
  ])('%s gets %i', async (_what, expected, file, request) => {
    for (const kind of ['cover', 'product'] as const) {
      expect([kind, (await upload(server, kind, file, request)).status]).toEqual([kind, expected]);
    }
    await expectNothingChanged();
  });

  it('unsupported is refused before stale, and stale before anything is stored', async () => {
    const { version } = titled(await server.menuOf('owner'), 'bravas');
    const form = { version: String(version + 1) };
    expect((await upload(server, 'product', page, { form })).status).toBe(415);
    const { status, body } = await upload(server, 'product', await testPicture({ width: 77 }).png().toBuffer(), {
      form,
    });
    expect([status, body]).toMatchObject([409, { code: 'conflict', current: { version } }]);
    await expectNothingChanged();
  });

  it('a category of level 2 gets no cover', async () => {
    await server.setMenu('neighbour', 'Cocina > Platos: bife');
    const { key } = titled(await server.menuOf('neighbour'), 'Platos');
    before = await state();
    const form = { business: 'otra', level: '1', key };
    const files = { _file: SMALL_PICTURE };
    expect((await send(server, 'uploadCover', { as: 'neighbour', form, files })).status).toBe(404);
    expect((await send(server, 'uploadCover', { as: 'neighbour', form: { ...form, level: '2' }, files })).status).toBe(
      400,
    );
    await expectNothingChanged();
  });
});

describe('the parts of an upload’s form', () => {
  it('a missing file is named in the answer', async () => {
    const form = UPLOADS.cover.fields(await server.menuOf('owner'));
    const { status, body } = await send(server, 'uploadCover', { form });
    expect([status, body]).toMatchObject([400, { issues: [{ path: '_file', message: 'Falta la imagen' }] }]);
  });

  it.each(['file', 'image', 'constructor', '__proto__', '_file[]'])('a file named %s is refused', async (name) => {
    const form = UPLOADS.product.fields(await server.menuOf('owner'));
    const { status } = await send(server, 'updateItem', { form, files: { [name]: SMALL_PICTURE } });
    expect([400, 415]).toContain(status);
    await expectNothingChanged();
  });

  it('a file for a call without files is refused', async () => {
    const params = { level: '1', categoryKey: newKey() };
    const { status } = await send(server, 'createCategory', { params, form: {}, files: { _file: SMALL_PICTURE } });
    expect(status).toBe(415);
    await expectNothingChanged();
  });

  it('a third file is refused', async () => {
    const files = { backgroundImage: SMALL_PICTURE, logo: SMALL_PICTURE, _file: SMALL_PICTURE };
    expect((await send(server, 'updateBusiness', { form: {}, files })).status).toBe(413);
    await expectNothingChanged();
  });
});

it('a locked owner may change background and logo', async () => {
  expect((await upload(server, 'background', SMALL_PICTURE, { as: 'locked' })).status).toBe(200);
  expect((await upload(server, 'logo', SMALL_PICTURE, { as: 'locked' })).status).toBe(200);
});

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

function noise(size: number) {
  return sharp({
    create: {
      width: size,
      height: size,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
}

/** A PNG whose header names this size, with correct checksums. */
function pngOf(width: number, height: number, data: Buffer, { bits = 8, colorType = 2 } = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, colorType, 0, 0, 0], 8);
  const chunks = [chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([SMALL_PICTURE.subarray(0, 8), ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  return Buffer.concat([frame, body, sumOf(body)]);
}

/** The CRC-32 that PNG takes of each chunk. */
function sumOf(bytes: Buffer): Buffer {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  const written = Buffer.alloc(4);
  written.writeUInt32BE((sum ^ 0xffffffff) >>> 0);
  return written;
}
