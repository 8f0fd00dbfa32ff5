import { newKey, type Menu } from '@carta/domain';
import { readPdf, textOf } from '../testing/read-pdf.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

/** The cards of a sheet of A4, two beside each other; in points. */
const CARD = { left: 29, top: 39, width: 268.6, height: 254.7 };
/** The code of a card is 42 mm wide, as pdf/render-tables.ts has it. */
const CODE_POINTS = 119;
/** As a camera sees a code of 25 mm at 150 dots an inch, and at 110. */
const FINE = ((25 / 25.4) * 150) / CODE_POINTS;
const COARSE = ((25 / 25.4) * 110) / CODE_POINTS;

let server: TestServer;
let menu: Menu;

beforeAll(async () => {
  server = await testServer({ env: { PUBLIC_URL: 'https://carta.restaurantes.example' } });
});
afterAll(() => server.close());

const setTables = async (titles: readonly string[]) => {
  await server.stores.businesses.saveTables(
    'higuera',
    titles.map((title) => ({ key: newKey(), title })),
  );
  menu = await server.menuOf('owner');
};
const get = async (query = '', headers: Record<string, string> = {}) => {
  const cookie = `carta-session=${await server.session('owner')}`;
  return server.app.inject({ url: `/api/menus/higuera/tables.pdf${query}`, headers: { cookie, ...headers } });
};
const boxOf = (nth: number, pixelsPerPoint: number) => ({
  page: Math.floor(nth / 6) + 1,
  x: CARD.left + (nth % 2) * CARD.width,
  y: CARD.top + (Math.floor(nth / 2) % 3) * CARD.height,
  width: CARD.width,
  height: CARD.height,
  pixelsPerPoint,
});

describe('the cards of tables', () => {
  it('have a QR code each that a reader reads where it is 25 mm wide, the name of the business and the title of the table', async () => {
    await server.stores.businesses.save('higuera', { name: 'La Higuera' });
    await setTables(Array.from({ length: 8 }, (_, nth) => `Mesa ${nth + 1}`));
    const { statusCode, headers, rawPayload } = await get();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="mesas-higuera.pdf"',
      'cache-control': 'no-store',
    });
    const addresses = menu.tables.map(({ token }) => `https://carta.restaurantes.example/m/higuera?mesa=${token}`);
    for (const pixels of [FINE, COARSE]) {
      const { codes } = await readPdf(rawPayload, { boxes: addresses.map((_, nth) => boxOf(nth, pixels)) });
      expect(codes).toEqual(addresses);
    }
    const pdf = await readPdf(rawPayload);
    expect(pdf).toMatchObject({ title: 'Mesas de La Higuera', language: 'es-AR' });
    expect(pdf.pages).toHaveLength(2);
    const [first = '', second = ''] = pdf.pages.map(textOf);
    expect(first.match(/La Higuera/g)).toHaveLength(6);
    for (const part of ['Mesa', '6', 'Apunta con la cámara', 'Mira el menú, pide y llama al mozo.'])
      expect(first).toContain(part);
    expect([first, second].map((text) => /Mesas .*$/.exec(text)?.[0])).toEqual([
      'Mesas 1 a 6 · hoja 1 de 2',
      'Mesas 7 a 8 · hoja 2 de 2',
    ]);
    expect(first + second).not.toContain(menu.tables[0]?.token);
  });

  it('show titles as they stand, however long and in whatever letters', async () => {
    await setTables([
      'Vereda',
      'm'.repeat(120),
      `Mesa ${'larga '.repeat(18)}7`,
      'Mesa ñandú 🪑 4',
      'Terraza 2024 2',
      '12',
    ]);
    const pdf = await readPdf((await get()).rawPayload, { boxes: menu.tables.map((_, nth) => boxOf(nth, FINE)) });
    expect(pdf.codes.every((code, nth) => code?.endsWith(menu.tables[nth]?.token ?? '-'))).toBe(true);
    const printed = textOf(pdf).replace(/\s/g, '');
    expect(printed).toContain('m'.repeat(120));
    expect(printed).toContain(`Mesa${'larga'.repeat(18)}7`);
    expect(textOf(pdf)).toContain('Vereda');
    expect(textOf(pdf)).toContain('Mesa ñandú');
    for (const { texts } of pdf.pages) for (const { x, width } of texts) expect(x + width).toBeLessThan(595);
  });

  it('of one table are printed alone', async () => {
    await setTables(['Mesa 1', 'Mesa 2']);
    const { rawPayload } = await get(`?table=${menu.tables[1]?.key}`);
    const pdf = await readPdf(rawPayload, { boxes: [boxOf(0, FINE)] });
    expect([pdf.pages.length, pdf.codes]).toEqual([
      1,
      [`https://carta.restaurantes.example/m/higuera?mesa=${menu.tables[1]?.token}`],
    ]);
    expect((await get(`?table=${newKey()}`)).statusCode).toBe(404);
  });

  it('have the colour of the business, and an ETag that changes with them alone', async () => {
    await setTables(['Mesa 1']);
    const first = await get();
    const etag = String(first.headers.etag);
    expect((await get('', { 'if-none-match': etag })).statusCode).toBe(304);
    await server.stores.businesses.save('higuera', { pickupPoint: 'La barra' });
    expect((await get('', { 'if-none-match': etag })).statusCode).toBe(304);
    await server.stores.businesses.save('higuera', { style: { mainColor: '#1f5b45' } });
    expect((await get('', { 'if-none-match': etag })).statusCode).toBe(200);
    const table = menu.tables[0];
    await server.stores.businesses.saveTables('higuera', [{ key: table?.key ?? '', title: 'Mesa 1', renew: true }]);
    const renewed = await get('', { 'if-none-match': etag });
    const { codes } = await readPdf(renewed.rawPayload, { boxes: [boxOf(0, FINE)] });
    expect(codes[0]).toMatch(/\?mesa=\w{10}$/);
    expect(codes[0]).not.toContain(table?.token);
  });

  it('are their owner’s alone, and there are none without tables', async () => {
    await setTables(['Mesa 1']);
    expect((await server.app.inject('/api/menus/higuera/tables.pdf')).statusCode).toBe(401);
    const cookie = `carta-session=${await server.session('neighbour')}`;
    expect((await server.app.inject({ url: '/api/menus/higuera/tables.pdf', headers: { cookie } })).statusCode).toBe(
      403,
    );
    await setTables([]);
    expect((await get()).statusCode).toBe(404);
  });
});
