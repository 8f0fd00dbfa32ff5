import type { MenuFile } from '@carta/domain';
import { nextTurn } from '../processes/event-loop.ts';
import { GOOD_REQUESTS } from '../testing/good-requests.ts';
import { send } from '../testing/send.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

const [MAX_ITEMS, MAX_CATEGORIES] = [5000, 500];

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** A main category with products and one with subcategories. */
function fileOf({ items, categories }: { items: number; categories: number }): MenuFile {
  const products = Array.from({ length: items }, () => ({ title: '', price: 1 }));
  const children = Array.from({ length: categories - 2 }, (_, nth) => ({ title: `${nth}` }));
  return {
    currency: '$',
    categories: [
      { title: 'Tapas', products },
      { title: 'Cocina', categories: children },
    ],
  };
}

const importing = (file: MenuFile, replace: boolean) =>
  send<{ message?: string }>(server, 'importMenu', { params: { key: 'higuera' }, body: { file, replace } });

async function create(name: 'createItem' | 'createCategory') {
  const menu = await server.menuOf('owner');
  const good = GOOD_REQUESTS[name](menu, 'owner');
  return send<{ message?: string }>(server, name, good);
}

describe('the largest menu', () => {
  beforeAll(async () => {
    expect((await importing(fileOf({ items: MAX_ITEMS, categories: MAX_CATEGORIES }), true)).status).toBe(200);
  });

  it.each<[string, () => Promise<{ status: number }>]>([
    ['is replaced', () => importing(fileOf({ items: MAX_ITEMS, categories: MAX_CATEGORIES }), true)],
    ['is read', () => send(server, 'menu')],
    ['is deleted', () => importing(fileOf({ items: 0, categories: 2 }), true)],
    ['is imported', () => importing(fileOf({ items: MAX_ITEMS, categories: MAX_CATEGORIES - 2 }), false)],
  ])('other requests have many turns while it %s', async (_what, work) => {
    const over = new AbortController();
    const working = work().finally(() => over.abort());
    let turns = 0;
    for (; !over.signal.aborted; turns += 1) await nextTurn();
    expect((await working).status).toBe(200);
    expect(turns).toBeGreaterThan(20);
  });

  it('a larger file is refused with the limit', async () => {
    const products = await importing(fileOf({ items: MAX_ITEMS + 1, categories: 2 }), true);
    expect([products.status, products.body]).toMatchObject([
      400,
      { issues: [{ path: 'file.categories', message: 'Un menú puede tener hasta 5.000 productos' }] },
    ]);
    const categories = await importing(fileOf({ items: 1, categories: MAX_CATEGORIES + 1 }), true);
    expect([categories.status, categories.body]).toMatchObject([
      400,
      { issues: [{ path: 'file.categories', message: 'Un menú puede tener hasta 500 categorías' }] },
    ]);
  });

  it.each([
    ['createItem', 'Un menú puede tener hasta 5.000 productos'],
    ['createCategory', 'Un menú puede tener hasta 500 categorías'],
  ] as const)('%s is refused with the limit, and changes nothing', async (name, message) => {
    const before = await server.menuOf('owner');
    const { status, body } = await create(name);
    expect([status, body.message]).toEqual([400, message]);
    expect(await server.menuOf('owner')).toBe(before);
  });

  it('a copy, a file that is added and a restored deletion are refused with the limit', async () => {
    const before = await server.menuOf('owner');
    const item = before.items[0]!;
    const limit = [400, 'Un menú puede tener hasta 5.000 productos'];
    const copied = await send<{ message: string }>(server, 'copyItem', {
      params: { menuKey: 'higuera', itemId: item._id },
    });
    expect([copied.status, copied.body.message]).toEqual(limit);
    const added = await importing({ currency: '$', categories: [{ title: 'x' }] }, false);
    expect([added.status, added.body.message]).toEqual([400, 'Un menú puede tener hasta 500 categorías']);
    expect(await server.menuOf('owner')).toBe(before);
    const params = { businessKey: 'higuera', itemKey: item.key };
    expect((await send(server, 'deleteItem', { params })).status).toBe(200);
    expect((await create('createItem')).status).toBe(201);
    const restored = await send<{ message: string }>(server, 'restore', { params: { ...params, key: item.key } });
    expect([restored.status, restored.body.message]).toEqual(limit);
  });
});

describe('a menu file', () => {
  /** Of `bytes` as it is sent. */
  function bodyOf(bytes: number): { file: MenuFile; replace: boolean } {
    const file = fileOf({ items: MAX_ITEMS, categories: 3 });
    const [{ products = [] } = {}] = file.categories;
    for (const product of products) product.description = 'x'.repeat(900);
    const body = { file: { ...file, note: '' }, replace: true };
    body.file.note = 'x'.repeat(bytes - JSON.stringify(body).length);
    return body;
  }
  const put = (bytes: number) => send(server, 'importMenu', { params: { key: 'higuera' }, body: bodyOf(bytes) });

  /** Sends a file with one product as it is, and once more with a note that makes it a large body. */
  async function putBoth(product: object, category: object = {}) {
    const file = {
      currency: '$',
      categories: [{ title: 'Tapas', products: [{ title: 'Flan', price: 1, ...product }], ...category }],
    };
    const answers = [];
    for (const note of ['', 'x'.repeat(100_000)]) {
      const params = { key: 'higuera' };
      const { status, body } = await send(server, 'importMenu', {
        params,
        body: { file: { ...file, note }, replace: true },
      });
      const { items } = await server.menuOf('owner');
      const stored = items.map(({ _id, key, parent, ...item }) => item);
      answers.push(status === 200 ? stored : body);
    }
    return answers;
  }

  it.each<[string, object, object?]>([
    ['a price that is none', { price: 'gratis' }],
    ['a field that is unknown', { colour: 'red' }],
    ['no title', { title: undefined }],
    ['a rank of 0', { featured: 0 }],
    ['a group that is not in the file', { options: ['Salsas'] }],
    ['an allergen that vegans do not eat', { diets: ['vegan'], allergens: { milk: 'contains' } }],
    ['a text with NUL', { title: 'a\0b' }],
    ['categories and products', {}, { categories: [] }],
  ])('with %s is refused with the same issues whether it is small or large', async (_fault, product, category = {}) => {
    const [small, large] = await putBoth(product, category);
    expect(small).toMatchObject({ code: 'invalid', issues: expect.any(Array) });
    expect(large).toEqual(small);
  });

  it('is stored with the same values whether it is small or large', async () => {
    const product = {
      description: 'Casero',
      price: '1250.50',
      featured: 3,
      show: false,
      allergens: { milk: 'contains' },
    };
    const [small, large] = await putBoth(product);
    expect(small).toMatchObject([
      { title: 'Flan', description: 'Casero', price: { big: 1250, small: '50' }, featured: 1 },
    ]);
    expect(large).toEqual(small);
  });

  it('of 5 MB is imported', async () => {
    expect((await put(5_000_000)).status).toBe(200);
  });

  it('of more is refused', async () => {
    expect((await put(5_000_200)).status).toBe(413);
  });
});
