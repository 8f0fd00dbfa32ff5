import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatColor, PRODUCT_PLACEHOLDER, qrColor } from '@carta/domain';
import fc from 'fast-check';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { folderStorage } from '../storage/folder-storage.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { renderQr, type QrCode } from './render-qr.ts';
import { qrLayout } from '../rendering/qr-layout.ts';

const demoLogo = readFileSync(path.resolve(__dirname, '../../demo/pictures/logo-480.webp'));
const plainLogo = (background: string, width = 300, height = 300) =>
  sharp({ create: { width, height, channels: 3, background } })
    .webp({ lossless: true })
    .toBuffer();

/** Reads the code in a picture that is scaled to `width` pixels. */
async function readCode(picture: Buffer, width = 240): Promise<string | undefined> {
  const { data, info } = await sharp(picture).resize(width).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: 'dontInvert' })?.data;
}

const ADDRESS = 'https://carta.test/m/la-higuera';
const code = (changes: Partial<QrCode>): QrCode => ({ text: ADDRESS, color: '#8a1f44', logo: null, ...changes });

const renderPng = (rendered: QrCode) => renderQr('png', rendered);

describe.each(['png', 'svg'] as const)('a QR code as %s', (format) => {
  const render = (rendered: QrCode) => renderQr(format, rendered);

  it.each(['#8a1f44', '#ffffff', '#ffff00', '#00ff00', '#ff0000', '#0000ff', '#f2b53a', '#7fffd4', '#000000'])(
    '[QR-1] a reader reads a code of a menu with the main colour %s',
    async (main) => {
      expect(await readCode(await render(code({ color: qrColor(main), logo: demoLogo })))).toBe(ADDRESS);
    },
  );

  it.each([
    ['white', () => plainLogo('#ffffff')],
    ['black', () => plainLogo('#000000')],
    ['of the code’s own colour', () => plainLogo('#8a1f44')],
    ['wide', () => plainLogo('#000000', 480, 60)],
    ['tall', () => plainLogo('#000000', 60, 480)],
  ])('a reader reads a code with a logo that is %s', async (_what, logo) => {
    expect(await readCode(await render(code({ logo: await logo() })))).toBe(ADDRESS);
  });

  it.each([
    ['the shortest address', 'http://a.ar/m/ab'],
    ['a local address', `http://localhost:3000/m/${'x'.repeat(32)}`],
    ['a long address', `https://${'menu.'.repeat(20)}carta.test/restaurantes/m/${'W'.repeat(32)}`],
  ])('a reader reads %s', async (_what, text) => {
    expect(await readCode(await render(code({ text, logo: demoLogo })))).toBe(text);
  });

  it('a reader reads a small code, as on a table card', async () => {
    expect(await readCode(await render(code({ logo: demoLogo })), 160)).toBe(ADDRESS);
  });
});

it('[QR-1] a reader reads a code of any colour and any address, with a logo', async () => {
  const channel = fc.nat({ max: 255 });
  const main = fc.tuple(channel, channel, channel).map(formatColor);
  const key = fc.stringMatching(/^[A-Za-z0-9_-]{2,32}$/);
  const logo = await plainLogo('#000000');
  await fc.assert(
    fc.asyncProperty(main, key, async (color, business) => {
      const text = `https://carta.test/m/${business}`;
      expect(await readCode(await renderPng({ text, color: qrColor(color), logo }))).toBe(text);
    }),
    { numRuns: process.env.LONG ? 25 : 8 },
  );
});

describe('the pixels of a QR code', () => {
  const pixelAt = async (png: Buffer, x: number, y: number) => {
    const { data } = await sharp(png)
      .extract({ left: Math.floor(x), top: Math.floor(y), width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return formatColor([data[0]!, data[1]!, data[2]!]);
  };

  it('a PNG is at least 1024 pixels wide, has a white border and the main colour in its corner', async () => {
    const png = await renderPng(code({}));
    const { width, height } = await sharp(png).metadata();
    expect([width, width]).toEqual([height, Math.max(width, 1024)]);
    const dot = width / qrLayout(ADDRESS, { hasLogo: false }).side;
    expect(await pixelAt(png, 3.5 * dot, 3.5 * dot)).toBe('#ffffff');
    expect(await pixelAt(png, 4.5 * dot, 4.5 * dot)).toBe('#8a1f44');
  });

  it('the logo stands in a white box in the middle and takes at most a fifth of the width', async () => {
    const png = await renderPng(code({ logo: await plainLogo('#00ff00') }));
    const { width } = await sharp(png).metadata();
    const { side, logo } = qrLayout(ADDRESS, { hasLogo: true });
    const dot = width / side;
    expect(await pixelAt(png, width / 2, width / 2)).toBe('#00ff00');
    expect(await pixelAt(png, (logo.at + 0.1) * dot, width / 2)).toBe('#00ff00');
    expect(await pixelAt(png, (logo.at - 0.25) * dot, width / 2)).toBe('#ffffff');
    for (const text of [ADDRESS, 'http://a.ar/m/ab', `https://${'menu.'.repeat(30)}carta.test/m/abc`]) {
      const layout = qrLayout(text, { hasLogo: true });
      const share = layout.logo.side / (layout.side - 8);
      expect(share).toBeLessThanOrEqual(0.2);
      expect(share).toBeGreaterThan(0.12);
      expect(layout.logo.at + layout.logo.side / 2).toBe(layout.side / 2);
    }
  });
});

describe('GET /files/qr/{key}', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ env: { PUBLIC_URL: 'https://carta.test' } });
  });
  afterAll(() => server.close());

  const stored = () => folderStorage({ dataDir: server.dataDir });
  const get = (url: string, headers = {}) => server.app.inject({ url, headers });
  const storeLogo = (name: string, bytes: Buffer) => stored().put(`higuera/${name}-480.webp`, bytes);
  const save = (settings: Parameters<TestServer['stores']['businesses']['save']>[1]) =>
    server.stores.businesses.save('higuera', settings);

  it.each([
    ['png', 'image/png'],
    ['svg', 'image/svg+xml'],
  ])('[VISIT-4] the code as .%s leads to the public menu and marks the visit as a scan', async (format, type) => {
    const { statusCode, headers, rawPayload } = await get(`/files/qr/higuera.${format}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'no-cache',
      'content-disposition': `inline; filename="qr-higuera.${format}"`,
    });
    expect(await readCode(rawPayload)).toBe('https://carta.test/m/higuera?qr');
  });

  it('?download makes the code an attachment', async () => {
    const { headers } = await get('/files/qr/higuera.png?download');
    expect(headers['content-disposition']).toBe('attachment; filename="qr-higuera.png"');
  });

  it('the ETag changes with the main colour and the logo, and with nothing else', async () => {
    const etag = async () => String((await get('/files/qr/higuera.svg')).headers.etag);
    const first = await etag();
    const known = await get('/files/qr/higuera.svg', { 'if-none-match': first });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    await save({ name: 'Otro nombre' });
    expect(await etag()).toBe(first);
    await save({ style: { mainColor: '#1f5b45' } });
    const second = await etag();
    await storeLogo('abc', demoLogo);
    await save({ logo: { url: '/files/higuera/abc.webp' } });
    expect(new Set([first, second, await etag()]).size).toBe(3);
    expect((await get('/files/qr/higuera.svg')).body).toContain('fill="#1f5b45"');
    expect((await get('/files/qr/higuera.svg')).body).toContain('<image ');
  });

  it.each([PRODUCT_PLACEHOLDER, '/files/higuera/gone.webp'])('a code is rendered without the logo %s', async (url) => {
    await save({ logo: { url } });
    const { statusCode, body } = await get('/files/qr/higuera.svg');
    expect([statusCode, body.includes('<image ')]).toEqual([200, false]);
  });

  it.each([
    ['nobody.png', 404],
    ['nobody.svg', 404],
    ['higuera.gif', 404],
    ['higuera', 404],
    ['a.png', 400],
    ['%00.png', 400],
    ['..%2fhiguera.png', 400],
  ])('there is no code at %s: %i', async (file, status) => {
    expect((await get(`/files/qr/${file}`)).statusCode).toBe(status);
  });

  it('a business with the key qr still serves its pictures', async () => {
    await stored().put('qr/abc123.webp', demoLogo);
    const { statusCode, headers } = await get('/files/qr/abc123.webp');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  });
});
