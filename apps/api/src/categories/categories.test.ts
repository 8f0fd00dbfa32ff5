/** @postgres positions written by a list of values */
import { newKey, type Category, type Menu } from '@carta/domain';
import { titled } from '../testing/titled.ts';
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
  it('a new category is returned with the defaults of absent fields', async () => {
    await server.setMenu('owner', '');
    const { status, body } = await create({ level: 1, title: 'Tapas' });
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.any(String),
      key: body.key,
      business: 'higuera',
      level: 1,
      title: 'Tapas',
      order: 0,
      show: true,
      toLevel: null,
      image: { url: '/assets/placeholders/category.webp' },
      version: 0,
    });
    expect((await server.menuOf('owner')).categoriesL1).toEqual([body]);
  });

  it('[ORD-3] a new category keeps its order if it is free, else gets the highest + 1', async () => {
    await server.setMenu('owner', 'A | B');
    expect((await create({ level: 1, order: 7 })).body.order).toBe(7);
    expect((await create({ level: 1, order: 1 })).body.order).toBe(8);
  });

  it('concurrent creations all succeed with different orders', async () => {
    const menu = await server.setMenu('owner', 'Cocina');
    const parent = titled(menu, 'Cocina').key;
    const made = await Promise.all(Array.from({ length: 30 }, () => create({ level: 2, parent, order: 0 })));
    expect(made.map(({ status }) => status)).toEqual(Array(30).fill(201));
    const { categoriesL2 } = await server.menuOf('owner');
    expect(categoriesL2.map((category) => category.order)).toEqual(Array.from({ length: 30 }, (_, index) => index));
  });

  it('an existing key is refused with the category that has it', async () => {
    const known = titled(await server.setMenu('owner', 'Tapas'), 'Tapas');
    const { status, body } = await create({ level: 1, key: known.key });
    expect([status, body]).toMatchObject([409, { code: 'conflict', current: known }]);
  });

  it('the unknown parent of a new category is refused before the existing key', async () => {
    const { key } = titled(await server.setMenu('owner', 'Tapas'), 'Tapas');
    expect((await create({ level: 2, key, parent: newKey() })).status).toBe(404);
  });

  it('[LEVEL-1] a new subcategory resets the toLevel of its parent', async () => {
    const menu = await server.setMenu('owner', 'Tapas | Cocina');
    const parent = menu.categoriesL1[0]!;
    await edit(parent, { toLevel: 3 });
    expect((await create({ level: 2, parent: parent.key })).status).toBe(201);
    expect((await server.menuOf('owner')).categoriesL1[0]?.toLevel).toBeNull();
  });

  it('[LEVEL-5] a category that holds items gets no subcategory', async () => {
    const menu = await server.setMenu('owner', 'Tapas: croquetas');
    const { status, body } = await create({ level: 2, parent: titled(menu, 'Tapas').key });
    expect([status, body]).toMatchObject([409, { code: 'conflict' }]);
  });

  it.each<[string, (menu: Menu) => Partial<Category> & Pick<Category, 'level'>]>([
    ['level 1 and a parent', (menu) => ({ level: 1, parent: titled(menu, 'Cocina').key })],
    ['level 2 and no parent', () => ({ level: 2 })],
    ['level 2 and a parent of level 2', (menu) => ({ level: 2, parent: titled(menu, 'Platos').key })],
    ['level 2 and toLevel 3', (menu) => ({ level: 2, parent: titled(menu, 'Cocina').key, toLevel: 3 })],
  ])('a new category with %s is refused', async (_, fieldsOf) => {
    const menu = await server.setMenu('owner', 'Cocina > Platos: bife');
    expect((await create(fieldsOf(menu))).status).toBe(400);
  });

  it('[IMG-5] a new category accepts a placeholder or a stored file of its business as picture, nothing else', async () => {
    await server.setMenu('owner', '');
    await server.storage.put('higuera/abc123.webp', Buffer.from('a picture'));
    const imageOf = async (url: string) => (await create({ level: 1, image: { url }, order: 50 })).body.image?.url;
    expect(await imageOf('/files/higuera/abc123.webp')).toBe('/files/higuera/abc123.webp');
    expect(await imageOf('/files/higuera/abc124.webp')).toBe('/assets/placeholders/category.webp');
    expect(await imageOf('/files/otra/abc123.webp')).toBe('/assets/placeholders/category.webp');
    expect(await imageOf('https://evil.test/a.webp')).toBe('/assets/placeholders/category.webp');
  });
});

describe('editing a category', () => {
  it('an edit of some fields returns the whole category and raises its version', async () => {
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

  it('an edit of an outdated version is refused with the present category', async () => {
    const menu = await server.setMenu('owner', 'Tapas');
    const tapas = menu.categoriesL1[0]!;
    const now = (await edit(tapas, { title: 'Picadas', version: 0 })).body;
    const { status, body } = await edit(tapas, { title: 'Entradas', version: 0 });
    expect([status, body.code, body.current]).toEqual([409, 'conflict', now]);
    expect((await server.menuOf('owner')).categoriesL1).toEqual([now]);
  });

  it('of many concurrent edits of one version, one succeeds', async () => {
    const menu = await server.setMenu('owner', 'Tapas');
    const edits = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => edit(menu.categoriesL1[0]!, { title: `${nth}`, version: 0 })),
    );
    expect(edits.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  it.each([
    ['[LEVEL-4] a category that holds subcategories gets no toLevel', 'Cocina > Platos: bife', 'Cocina', 3, 409],
    ['[LEVEL-4] a category that holds items keeps its toLevel', 'Tapas: croquetas', 'Tapas', null, 409],
    ['[LEVEL-4] a category of level 2 gets no toLevel', 'Cocina > Platos: bife', 'Platos', 3, 400],
    ['an empty category of level 1 may get toLevel 3', 'Tapas', 'Tapas', 3, 200],
  ])('%s', async (_, text, title, toLevel, expected) => {
    const menu = await server.setMenu('owner', text);
    expect((await edit(titled(menu, title) as Category, { toLevel })).status).toBe(expected);
  });

  it('a title is stored unchanged', async () => {
    const menu = await server.setMenu('owner', 'Tapas');
    const title = '  <b>Ñandú</b>  "doble"  \u202e😀 \'; drop table items; --';
    expect((await edit(menu.categoriesL1[0]!, { title })).body.title).toBe(title);
    expect((await server.menuOf('owner')).categoriesL1[0]?.title).toBe(title);
  });
});

describe('deleting a category', () => {
  it('[DEL-1] deleting a category deletes its subcategories and items and returns how many', async () => {
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

  it('deleting a subcategory keeps its siblings', async () => {
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

  it('[ORD-4] a move renumbers the siblings from 0 and keeps their versions', async () => {
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

  it('a move of a subcategory renumbers only its siblings', async () => {
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

  it('[ORD-5] a move to the same index changes nothing', async () => {
    const menu = await server.setMenu('owner', 'A | B | C');
    expect((await move(menu, 'B', 1)).status).toBe(200);
    expect(order(await server.menuOf('owner'))).toEqual(order(menu));
  });

  it('a move outside the siblings is refused', async () => {
    const menu = await server.setMenu('owner', 'A | B | C');
    for (const to of [-1, 3]) expect((await move(menu, 'A', to)).status).toBe(400);
  });

  it('a hundred concurrent moves leave orders from 0 without gaps', async () => {
    const titles = Array.from({ length: 12 }, (_, nth) => `C${nth}`);
    const menu = await server.setMenu('owner', titles.join(' | '));
    const moves = Array.from({ length: 100 }, (_, nth) => move(menu, titles[(nth * 7) % 12]!, (nth * 5) % 12));
    expect(new Set((await Promise.all(moves)).map(({ status }) => status))).toEqual(new Set([200]));
    const { categoriesL1 } = await server.menuOf('owner');
    expect(categoriesL1.map((category) => category.order)).toEqual(titles.map((_, index) => index));
    expect(categoriesL1.map(({ title }) => title).sort()).toEqual([...titles].sort());
  });
});
