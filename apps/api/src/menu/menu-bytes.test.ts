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

const OPTIONS = ['Chica', 'Mediana', 'Grande', 'Con queso', 'Con huevo', 'Con panceta', 'Sin sal'];
const GROUPS = 40;

const isFirst = (group: number, place: number, all: readonly number[]) => all.indexOf(group) === place;
const groupTitle = (group: number) => `Opciones ${group} ${kind(group - 1)}`;

/** The same menu with 40 groups of five options, of which each product uses one or two, and declared allergens. */
const WITH_OPTIONS: MenuFile = {
  ...FOUR_HUNDRED,
  options: Array.from({ length: GROUPS }, (_, group) => ({
    title: `Opciones ${group + 1} ${kind(group)}`,
    pricing: 'add' as const,
    min: 0,
    max: 3,
    options: Array.from({ length: 5 }, (_, nth) => ({
      title: OPTIONS[(group + nth) % OPTIONS.length] ?? '',
      price: `${500 + ((group * 31 + nth * 7) % 40) * 50}.00`,
      allergens: { gluten: 'free' as const, milk: nth % 2 === 0 ? ('contains' as const) : ('free' as const) },
    })),
  })),
  categories: FOUR_HUNDRED.categories.map((category, index) => ({
    ...category,
    products: (category.products ?? []).map((product, nth) => ({
      ...product,
      allergens: { gluten: nth % 3 === 0 ? ('free' as const) : ('contains' as const), eggs: 'free' as const },
      options: [0, nth % 2]
        .map((more) => ((index * 2 + nth + more * 7) % GROUPS) + 1)
        .filter(isFirst)
        .map(groupTitle),
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

  it('a menu of 400 items with 40 option groups takes 26 KB in brotli', async () => {
    await server.stores.menus.import('higuera', WITH_OPTIONS, { replace: true });
    const { headers, rawPayload } = await read({ 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(rawPayload.length).toBeLessThanOrEqual(26_000);
    expect((await server.menuOf('owner')).optionGroups).toHaveLength(40);
  });

  it('an unchanged menu is answered without a body', async () => {
    const { headers } = await read();
    const again = await read({ 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });
});
