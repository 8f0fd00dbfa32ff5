import type { MenuFile } from '@carta/domain';
import { calls, SESSION_COOKIE } from '@carta/contract';
import { testServer, type TestServer } from '../testing/test-server.ts';

const DISHES = [
  'Milanesa',
  'Tortilla',
  'Empanada',
  'Ñoquis',
  'Ensalada',
  'Bife',
  'Provoleta',
  'Flan',
  'Locro',
  'Rabas',
];
const KINDS = ['napolitana', 'con papas', 'de la casa', 'al horno', 'con salsa', 'a la parrilla', 'criolla'];
const [CATEGORIES, EACH] = [20, 20];

const kind = (number: number) => KINDS[number % KINDS.length] ?? '';

const FOUR_HUNDRED: MenuFile = {
  currency: '$',
  categories: Array.from({ length: CATEGORIES }, (_, category) => ({
    title: `Carta ${category + 1} ${kind(category)}`,
    products: Array.from({ length: EACH }, (_, nth) => ({
      title: `${DISHES[nth % DISHES.length]} ${kind(nth * 5 + category)} ${kind(nth + category * 3)}`,
      price: `${1500 + ((category * 137 + nth * 59) % 300) * 50}.00`,
    })),
  })),
};

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await testServer();
  token = await server.session('owner');
  await server.stores.menus.import('higuera', FOUR_HUNDRED, { replace: true });
});
afterAll(() => server.close());

const read = (headers: Record<string, string> = {}) =>
  server.app.inject({
    url: calls.menu.path.replace(':key', 'higuera'),
    headers: { cookie: `${SESSION_COOKIE}=${token}`, ...headers },
  });

describe('a menu of 400 items', () => {
  it('a menu of 400 items takes 20 KB in brotli', async () => {
    const { headers, rawPayload } = await read({ 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(rawPayload.length).toBeLessThanOrEqual(20_000);
  });

  // The contract's fields alone, without a title, take 310 bytes a product: 124 KB.
  it('a menu of 400 items takes 150 KB as JSON', async () => {
    const { rawPayload } = await read();
    expect(JSON.parse(rawPayload.toString()).items).toHaveLength(400);
    expect(rawPayload.length).toBeLessThanOrEqual(150_000);
  });

  it('an unchanged menu is answered without a body', async () => {
    const { headers } = await read();
    const again = await read({ 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });
});
