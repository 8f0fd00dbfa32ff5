import { newKey, type Category, type Menu } from '@carta/domain';
import { titled } from '../testing/good-requests.ts';
import { send } from '../testing/send.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const create = (fields: Partial<Category> & Pick<Category, 'level'>) => {
  const { key = newKey(), level } = fields;
  const body = { key, business: 'higuera', order: 0, title: '', ...fields };
  return send<Category>(server, 'createCategory', {
    params: { level: String(level), categoryKey: key },
    body,
  });
};

const edit = ({ key, level }: Pick<Category, 'key' | 'level'>, body: object) =>
  send<Category & { code: string; current: Category }>(server, 'updateCategory', {
    params: { level: String(level), key },
    body,
  });

const order = (menu: Menu) => menu.categoriesL1.map(({ title, order }) => [title, order]);

describe('creating a category', () => {
  it('gives the record, with what was absent', async () => {
    await server.setMenu('owner', '');
    const { status, body } = await create({ level: 1, title: 'Tapas' });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...{ _id: expect.any(String), key: body.key, business: 'higuera', level: 1, title: 'Tapas', order: 0 },
      ...{ show: true, toLevel: null, image: { url: '/assets/placeholders/category.webp' }, version: 0 },
    });
    expect((await server.menuOf('owner')).categoriesL1).toEqual([body]);
  });

  it('[ORD-3] keeps the order where it is free, else takes the highest + 1', async () => {
    await server.setMenu('owner', 'A | B');
    expect((await create({ level: 1, order: 7 })).body.order).toBe(7);
    expect((await create({ level: 1, order: 1 })).body.order).toBe(8);
  });

  it('lets creations in parallel all succeed, each with an order of its own', async () => {
    const menu = await server.setMenu('owner', 'Cocina');
    const parent = titled(menu, 'Cocina').key;
    const made = await Promise.all(Array.from({ length: 30 }, () => create({ level: 2, parent, order: 0 })));
    expect(made.map(({ status }) => status)).toEqual(Array(30).fill(201));
    const { categoriesL2 } = await server.menuOf('owner');
    expect(categoriesL2.map((category) => category.order)).toEqual(Array.from({ length: 30 }, (_, index) => index));
  });

  it('refuses a key that exists, with the category that has it', async () => {
    const known = titled(await server.setMenu('owner', 'Tapas'), 'Tapas');
    const { status, body } = await create({ level: 1, key: known.key });
    expect([status, body]).toMatchObject([409, { code: 'conflict', current: known }]);
  });

  it('[LEVEL-1] under a parent that was marked for products takes the mark off', async () => {
    const menu = await server.setMenu('owner', 'Tapas | Cocina');
    const parent = menu.categoriesL1[0]!;
    await edit(parent, { toLevel: 3 });
    expect((await create({ level: 2, parent: parent.key })).status).toBe(201);
    expect((await server.menuOf('owner')).categoriesL1[0]?.toLevel).toBeNull();
  });

  it('[LEVEL-5] is refused under a category that holds products', async () => {
    const menu = await server.setMenu('owner', 'Tapas: croquetas');
    const { status, body } = await create({ level: 2, parent: titled(menu, 'Tapas').key });
    expect([status, body]).toMatchObject([409, { code: 'conflict' }]);
  });

  it.each<[string, (menu: Menu) => Partial<Category> & Pick<Category, 'level'>]>([
    ['a level 1 with a parent', (menu) => ({ level: 1, parent: titled(menu, 'Cocina').key })],
    ['a level 2 without a parent', () => ({ level: 2 })],
    ['a level 2 under a level 2', (menu) => ({ level: 2, parent: titled(menu, 'Platos').key })],
    ['a level 2 that is marked for products', (menu) => ({ level: 2, parent: titled(menu, 'Cocina').key, toLevel: 3 })],
  ])('refuses %s', async (_, fieldsOf) => {
    const menu = await server.setMenu('owner', 'Cocina > Platos: bife');
    expect((await create(fieldsOf(menu))).status).toBe(400);
  });

  it('[IMG-5] takes no picture but a placeholder or a file of its own', async () => {
    await server.setMenu('owner', '');
    const imageOf = async (url: string) => (await create({ level: 1, image: { url }, order: 50 })).body.image?.url;
    expect(await imageOf('/files/higuera/abc123.webp')).toBe('/files/higuera/abc123.webp');
    expect(await imageOf('/files/otra/abc123.webp')).toBe('/assets/placeholders/category.webp');
    expect(await imageOf('https://evil.test/a.webp')).toBe('/assets/placeholders/category.webp');
  });
});

describe('editing a category', () => {
  it('writes a subset, gives the whole record and raises its version', async () => {
    const menu = await server.setMenu('owner', 'Tapas: croquetas');
    const tapas = menu.categoriesL1[0]!;
    const { body } = await edit(tapas, { show: false, order: 9, parent: 'x', _id: 'x', image: { url: 'x' } });
    expect(body).toEqual({ ...tapas, show: false, version: 1 });
    expect((await edit(tapas, { title: 'Picadas', version: 1 })).body).toEqual({
      ...body,
      title: 'Picadas',
      version: 2,
    });
    expect((await server.menuOf('owner')).categoriesL1[0]).toMatchObject({ title: 'Picadas', show: false, version: 2 });
  });

  it('is refused on a version that is over, with the record as it is now', async () => {
    const menu = await server.setMenu('owner', 'Tapas');
    const tapas = menu.categoriesL1[0]!;
    const now = (await edit(tapas, { title: 'Picadas', version: 0 })).body;
    const { status, body } = await edit(tapas, { title: 'Entradas', version: 0 });
    expect([status, body.code, body.current]).toEqual([409, 'conflict', now]);
    expect((await server.menuOf('owner')).categoriesL1).toEqual([now]);
  });

  it('lets one of many edits of one version through', async () => {
    const menu = await server.setMenu('owner', 'Tapas');
    const edits = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => edit(menu.categoriesL1[0]!, { title: `${nth}`, version: 0 })),
    );
    expect(edits.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  it.each([
    ['[LEVEL-4] no mark for products on what holds categories', 'Cocina > Platos: bife', 'Cocina', 3, 409],
    ['[LEVEL-4] the mark stays where products are', 'Tapas: croquetas', 'Tapas', null, 409],
    ['[LEVEL-4] no mark on a level 2', 'Cocina > Platos: bife', 'Platos', 3, 400],
    ['an empty level 1 may be marked', 'Tapas', 'Tapas', 3, 200],
  ])('%s', async (_, text, title, toLevel, expected) => {
    const menu = await server.setMenu('owner', text);
    expect((await edit(titled(menu, title) as Category, { toLevel })).status).toBe(expected);
  });

  it('keeps titles as they are written', async () => {
    const menu = await server.setMenu('owner', 'Tapas');
    const title = '  <b>Ñandú</b>  "doble"  \u202e😀 \'; drop table items; --';
    expect((await edit(menu.categoriesL1[0]!, { title })).body.title).toBe(title);
    expect((await server.menuOf('owner')).categoriesL1[0]?.title).toBe(title);
  });
});

describe('deleting a category', () => {
  it('[DEL-1] takes its subcategories and products with it and says how many', async () => {
    const menu = await server.setMenu('owner', 'Cocina > Platos: bife, pollo | Cocina > Sopas: locro | Tapas: flan');
    const params = { level: '1', categoryKey: titled(menu, 'Cocina').key };
    const { status, body } = await send(server, 'deleteCategory', { params });
    expect([status, body]).toEqual([200, { deleted: { categories: 3, items: 3 } }]);
    const left = await server.menuOf('owner');
    expect([left.categoriesL1.length, left.categoriesL2.length, left.items.map(({ title }) => title)]).toEqual([
      1,
      0,
      ['flan'],
    ]);
    expect((await send(server, 'deleteCategory', { params })).status).toBe(404);
  });

  it('of level 2 leaves its sisters', async () => {
    const menu = await server.setMenu('owner', 'Cocina > Platos: bife | Cocina > Sopas: locro');
    const params = { level: '2', categoryKey: titled(menu, 'Platos').key };
    const { body } = await send(server, 'deleteCategory', { params });
    expect(body).toEqual({ deleted: { categories: 1, items: 1 } });
    expect((await server.menuOf('owner')).items.map(({ title }) => title)).toEqual(['locro']);
  });
});

describe('moving a category', () => {
  const move = (menu: Menu, title: string, to: number, level = '1') =>
    send<{ order: string[] }>(server, 'sortCategory', {
      params: { level, categoryId: titled(menu, title)._id },
      body: { order: to },
    });

  it('[ORD-4] renumbers the siblings from 0, and none of their versions', async () => {
    const menu = await server.setMenu('owner', 'A | B | C | D');
    const { status, body } = await move(menu, 'D', 1);
    const moved = await server.menuOf('owner');
    expect([status, body.order]).toEqual([200, moved.categoriesL1.map(({ key }) => key)]);
    expect(order(moved)).toEqual([
      ['A', 0],
      ['D', 1],
      ['B', 2],
      ['C', 3],
    ]);
    expect(moved.categoriesL1.map(({ version }) => version)).toEqual([0, 0, 0, 0]);
  });

  it('moves a level 2 among its sisters only', async () => {
    const menu = await server.setMenu('owner', 'A > a: x | A > b: x | B > c: x | B > d: x');
    await move(menu, 'b', 0, '2');
    const { categoriesL2 } = await server.menuOf('owner');
    expect(Object.fromEntries(categoriesL2.map(({ title, order }) => [title, order]))).toEqual({
      a: 1,
      b: 0,
      c: 0,
      d: 1,
    });
  });

  it('[ORD-5] at its own index leaves everything as it was', async () => {
    const menu = await server.setMenu('owner', 'A | B | C');
    expect((await move(menu, 'B', 1)).status).toBe(200);
    expect(order(await server.menuOf('owner'))).toEqual(order(menu));
  });

  it('refuses an index outside', async () => {
    const menu = await server.setMenu('owner', 'A | B | C');
    for (const to of [-1, 3]) expect((await move(menu, 'A', to)).status).toBe(400);
  });

  it('a hundred times at once leaves one permutation from 0', async () => {
    const titles = Array.from({ length: 12 }, (_, nth) => `C${nth}`);
    const menu = await server.setMenu('owner', titles.join(' | '));
    const moves = Array.from({ length: 100 }, (_, nth) => move(menu, titles[(nth * 7) % 12]!, (nth * 5) % 12));
    expect(new Set((await Promise.all(moves)).map(({ status }) => status))).toEqual(new Set([200]));
    const { categoriesL1 } = await server.menuOf('owner');
    expect(categoriesL1.map((category) => category.order)).toEqual(titles.map((_, index) => index));
    expect(categoriesL1.map(({ title }) => title).sort()).toEqual([...titles].sort());
  });
});
