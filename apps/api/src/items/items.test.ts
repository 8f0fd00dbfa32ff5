/** @postgres positions written by a list of values */
import { newKey, type Item, type Menu } from '@carta/domain';
import { titled } from '../testing/titled.ts';
import { send, type CallRequest } from '../testing/send.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const PRICE = { currency: '$', big: 12_500, small: '05' };

const create = (menu: Menu, under: string, fields: Partial<Item> = {}) => {
  const { key = newKey() } = fields;
  const { key: parent, level } = titled(menu, under);
  const body = { key, business: menu.key, parent, level: level + 1, order: 0, title: '', price: PRICE, ...fields };
  return send<Item>(server, 'createItem', { params: { itemKey: key }, body });
};

const edit = (item: Pick<Item, 'key'>, changes: object) =>
  send<Item & { code: string; current: Item }>(server, 'updateItem', {
    body: { key: item.key, business: 'higuera', ...changes },
  });

const itemTitled = (menu: Menu, title: string) => titled(menu, title) as Item;
const ranks = ({ items }: Menu) => Object.fromEntries(items.map(({ title, featured }) => [title, featured]));

describe('creating an item', () => {
  it('a new item is returned with the defaults of absent fields', async () => {
    const menu = await server.setMenu('owner', 'Cocina > Platos: bife');
    const { status, body } = await create(menu, 'Platos', { title: 'Pollo', order: 4 });
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.any(String),
      key: body.key,
      business: 'higuera',
      parent: titled(menu, 'Platos').key,
      level: 3,
      title: 'Pollo',
      description: '',
      price: PRICE,
      image: { url: '/assets/placeholders/product.webp' },
      order: 4,
      show: true,
      featured: false,
      soldOutUntil: null,
      version: 0,
    });
    expect(itemTitled(await server.menuOf('owner'), 'Pollo')).toEqual(body);
  });

  it('[IMG-5] a new item keeps a picture that is stored; a missing one becomes the placeholder', async () => {
    const menu = await server.setMenu('owner', 'Tapas');
    await server.storage.put('higuera/abc123.webp', Buffer.from('a picture'));
    const imageOf = async (url: string) => (await create(menu, 'Tapas', { image: { url } })).body.image.url;
    expect(await imageOf('/files/higuera/abc123.webp')).toBe('/files/higuera/abc123.webp');
    expect(await imageOf('/files/higuera/abc124.webp')).toBe('/assets/placeholders/product.webp');
  });

  it('concurrent creations all succeed with different orders', async () => {
    const menu = await server.setMenu('owner', 'Tapas');
    const made = await Promise.all(Array.from({ length: 30 }, () => create(menu, 'Tapas')));
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]));
    const { items } = await server.menuOf('owner');
    expect(items.map(({ order }) => order)).toEqual(Array.from({ length: 30 }, (_, index) => index));
  });

  it('[LEVEL-2] the first item of an empty level-1 category sets toLevel 3 and keeps the category’s version', async () => {
    const menu = await server.setMenu('owner', 'Tapas');
    await create(menu, 'Tapas');
    expect((await server.menuOf('owner')).categoriesL1).toMatchObject([{ toLevel: 3, version: 0 }]);
  });

  it('[LEVEL-5] a category that holds subcategories gets no item', async () => {
    const menu = await server.setMenu('owner', 'Cocina > Platos: bife');
    const { status, body } = await create(menu, 'Cocina');
    expect([status, body]).toMatchObject([409, { code: 'conflict' }]);
  });

  it('an existing key is refused with the item that has it', async () => {
    const menu = await server.setMenu('owner', 'Tapas: croquetas');
    const known = itemTitled(menu, 'croquetas');
    const { status, body } = await create(menu, 'Tapas', { key: known.key });
    expect([status, body]).toMatchObject([409, { code: 'conflict', current: known }]);
  });

  it('the unknown category of a new item is refused before the existing key', async () => {
    const { key } = itemTitled(await server.setMenu('owner', 'Tapas: croquetas'), 'croquetas');
    const body = { key, business: 'higuera', parent: newKey(), level: 2, order: 0, title: '', description: '' };
    const price = { currency: '$', big: 99, small: '00' };
    const sent = { params: { itemKey: key }, body: { ...body, price } };
    expect((await send(server, 'createItem', sent)).status).toBe(404);
  });

  it('a place below 0 is refused before the unknown item', async () => {
    const sent = (name: 'sortItem' | 'sortFeatured', params: Record<string, string>) =>
      send(server, name, { params, body: { order: -1 } });
    const answers = [await sent('sortItem', { productId: newKey() }), await sent('sortFeatured', { itemId: newKey() })];
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  });

  it('a level other than the parent’s + 1 is refused', async () => {
    const menu = await server.setMenu('owner', 'Tapas: croquetas');
    expect((await create(menu, 'Tapas', { level: 3 })).status).toBe(400);
  });

  it('[FEAT-1] a new featured item gets the next rank', async () => {
    const menu = await server.setMenu('owner', 'Tapas: croquetas*1');
    expect((await create(menu, 'Tapas', { featured: 1 })).body.featured).toBe(2);
  });
});

describe('editing an item', () => {
  it('an edit of some fields returns the whole item and raises its version', async () => {
    const menu = await server.setMenu('owner', 'Tapas: croquetas');
    const item = itemTitled(menu, 'croquetas');
    const { body } = await edit(item, { show: false, order: 9, level: 3, image: { url: 'x' }, parent: item.parent });
    expect(body).toEqual({ ...item, show: false, version: 1 });
    const changes = { title: 'Bravas', description: 'Con alioli', price: PRICE };
    expect((await edit(item, { ...changes, version: 1 })).body).toEqual({ ...body, ...changes, version: 2 });
  });

  it('an edit of an outdated version is refused with the present item', async () => {
    const menu = await server.setMenu('owner', 'Tapas: croquetas');
    const item = itemTitled(menu, 'croquetas');
    const now = (await edit(item, { title: 'Bravas', version: 0 })).body;
    const { status, body } = await edit(item, { title: 'Rabas', version: 0 });
    expect([status, body.code, body.current]).toEqual([409, 'conflict', now]);
  });

  it('[FEAT-1] a newly featured item gets the next rank whatever rank is sent; a featured item keeps its rank', async () => {
    const menu = await server.setMenu('owner', 'Tapas: a*1, b, c');
    await Promise.all(['b', 'c'].map((title) => edit(itemTitled(menu, title), { featured: 2 })));
    expect(Object.values(ranks(await server.menuOf('owner'))).sort()).toEqual([1, 2, 3]);
    expect((await edit(itemTitled(menu, 'a'), { featured: 3 })).body.featured).toBe(1);
    expect((await edit(itemTitled(menu, 'a'), { featured: false })).body.featured).toBe(false);
  });

  it('the lowest and the highest price are stored to the cent', async () => {
    const menu = await server.setMenu('owner', 'Tapas: croquetas');
    for (const price of [{ ...PRICE, big: 0, small: '00' }, { ...PRICE, big: 99_999_999, small: '99' }, PRICE]) {
      expect((await edit(itemTitled(menu, 'croquetas'), { price })).body.price).toEqual(price);
    }
  });

  describe('by a form', () => {
    const submit = (form: CallRequest['form']) => send<Item>(server, 'updateItem', { form });

    it('a form changes title, description and price only', async () => {
      const menu = await server.setMenu('owner', 'Tapas: croquetas*1, bravas');
      const item = itemTitled(menu, 'croquetas');
      const form = {
        price: JSON.stringify(PRICE),
        form: 'true',
        key: item.key,
        business: 'higuera',
        parent: newKey(),
        title: 'Croquetas',
        description: 'De jamón',
        order: '7',
        featured: '9',
        show: 'false',
        level: '3',
        image: '{"url":"/files/higuera/a.webp"}',
        _id: 'x',
      };
      const { status, body } = await submit(form);
      const changed = { title: 'Croquetas', description: 'De jamón', price: PRICE, version: 1 };
      expect([status, body]).toEqual([200, { ...item, ...changed }]);
    });

    it('a form with an outdated version is refused', async () => {
      const menu = await server.setMenu('owner', 'Tapas: croquetas');
      const form = { key: titled(menu, 'croquetas').key, business: 'higuera', title: 'x', version: '0' };
      expect((await submit(form)).status).toBe(200);
      expect((await submit(form)).status).toBe(409);
    });

    it.each([
      ['price', 'no json'],
      ['price', '{"currency":"$","big":1,"small":"5"}'],
      ['title', 'x'.repeat(121)],
      ['version', 'x'],
      ['key', 'short'],
    ])('a form with an invalid %s is refused and the answer names the field', async (field, value) => {
      const menu = await server.setMenu('owner', 'Tapas: croquetas');
      const form = { key: titled(menu, 'croquetas').key, business: 'higuera', [field]: value };
      const { status, body } = await submit(form);
      expect([status, body]).toMatchObject([400, { issues: [{ path: expect.stringMatching(`^${field}`) }] }]);
    });

    it('a form for another business is refused', async () => {
      expect((await submit({ key: newKey(), business: 'otra' })).status).toBe(403);
    });
  });
});

describe('an item that is sold out today', () => {
  it('[SOLD-1] a sold-out item is available again at 05:00 in the business’s time zone, or at once', async () => {
    const now = Date.parse('2026-11-21T15:00:00Z');
    const later = await testServer({ now: () => now });
    const [flan] = (await later.setMenu('owner', 'Postres: flan')).items;
    const ask = (soldOut: boolean) =>
      send<Item>(later, 'updateItem', { body: { key: flan!.key, business: 'higuera', soldOut } });
    expect((await ask(true)).body).toEqual({
      ...flan,
      soldOutUntil: Date.parse('2026-11-22T08:00:00Z'),
      version: flan!.version + 1,
    });
    expect((await ask(false)).body.soldOutUntil).toBeNull();
    await later.close();
  });

  it('[SOLD-5] an item is sold out until it is put back on sale', async () => {
    const flan = itemTitled(await server.setMenu('owner', 'Postres: flan'), 'flan');
    expect((await edit(flan, { soldOut: 'until-back' })).body.soldOutUntil).toBe(8640000000000000);
    expect((await edit(flan, { soldOut: false })).body.soldOutUntil).toBeNull();
  });

  it('an item stays sold out after other edits', async () => {
    const flan = itemTitled(await server.setMenu('owner', 'Postres: flan'), 'flan');
    const { body: soldOut } = await edit(flan, { soldOut: true });
    const { body: renamed } = await edit(flan, { title: 'Flan mixto' });
    expect(renamed.soldOutUntil).toBe(soldOut.soldOutUntil);
    expect(renamed.soldOutUntil).toBeGreaterThan(Date.now());
  });
});

describe('deleting an item', () => {
  it('an item is deleted once, and a second deletion is refused', async () => {
    const menu = await server.setMenu('owner', 'Tapas: croquetas, bravas');
    const params = { itemKey: titled(menu, 'croquetas').key };
    const { status, body } = await send(server, 'deleteItem', { params });
    expect([status, body]).toEqual([200, { deleted: { categories: 0, items: 1 } }]);
    expect((await send(server, 'deleteItem', { params })).status).toBe(404);
    expect((await server.menuOf('owner')).items.map(({ title }) => title)).toEqual(['bravas']);
  });
});

describe('moving an item', () => {
  const move = (menu: Menu, title: string, order: number) =>
    send<{ order: string[] }>(server, 'sortItem', { params: { productId: titled(menu, title)._id }, body: { order } });

  it('[ORD-4] a move renumbers the siblings from 0 and no other items', async () => {
    const menu = await server.setMenu('owner', 'Tapas: a, b, c | Postres: d, e');
    const { body } = await move(menu, 'a', 2);
    expect(body.order).toEqual(['b', 'c', 'a'].map((title) => titled(menu, title).key));
    const { items } = await server.menuOf('owner');
    expect(Object.fromEntries(items.map(({ title, order }) => [title, order]))).toEqual({
      a: 2,
      b: 0,
      c: 1,
      d: 0,
      e: 1,
    });
  });

  it('a move closes the gaps of deleted items', async () => {
    const menu = await server.setMenu('owner', 'Tapas: a, b, c, d');
    await send(server, 'deleteItem', { params: { itemKey: titled(menu, 'b').key } });
    await move(menu, 'd', 0);
    const { items } = await server.menuOf('owner');
    expect(items.map(({ title, order }) => [title, order])).toEqual([
      ['d', 0],
      ['a', 1],
      ['c', 2],
    ]);
  });

  it('concurrent moves, creations and deletions leave no two equal orders', async () => {
    const menu = await server.setMenu('owner', 'Tapas: a, b, c, d, e, f');
    const jobs = Array.from({ length: 20 }, (_, nth) => [
      move(menu, 'abcdef'[nth % 6]!, nth % 5),
      create(menu, 'Tapas', { order: nth % 3 }),
      ...(nth === 9 ? [send(server, 'deleteItem', { params: { itemKey: titled(menu, 'c').key } })] : []),
    ]);
    const statuses = (await Promise.all(jobs.flat())).map(({ status }) => status);
    expect(statuses.every((status) => [200, 201, 404].includes(status))).toBe(true);
    const { items } = await server.menuOf('owner');
    expect(new Set(items.map(({ order }) => order)).size).toBe(25);
  });

  it('a move renumbers a thousand siblings', async () => {
    const titles = Array.from({ length: 1000 }, (_, nth) => `p${nth}`);
    const menu = await server.setMenu('owner', `Tapas: ${titles.join(', ')}`);
    const { body } = await move(menu, 'p999', 0);
    expect(body.order).toHaveLength(1000);
    const { items } = await server.menuOf('owner');
    expect(items.map(({ order }) => order)).toEqual(titles.map((_, index) => index));
  });
});

describe('moving an item to another category', () => {
  const into = (item: Item, parent: string, order?: number) =>
    send<{ item: Item; order: string[]; code: string; message: string }>(server, 'moveItem', {
      params: { menuKey: 'higuera', itemId: item._id },
      body: { parent, order },
    });

  it('[MOVE-1] [MOVE-2] an item moves to an index or to the end, gets its level from the category, and sets toLevel of an empty one', async () => {
    const menu = await server.setMenu('owner', 'Cocina > Platos: bife, locro | Postres: flan, helado | Vacía');
    const bife = itemTitled(menu, 'bife');
    const { status, body } = await into(bife, titled(menu, 'Postres').key, 1);
    expect(status).toBe(200);
    const after = await server.menuOf('owner');
    const there = after.items.filter(({ parent }) => parent === titled(menu, 'Postres').key);
    expect(there.map(({ title, order, level }) => [title, order, level])).toEqual([
      ['flan', 0, 2],
      ['bife', 1, 2],
      ['helado', 2, 2],
    ]);
    expect(body).toEqual({ item: itemTitled(after, 'bife'), order: there.map(({ key }) => key) });
    await into(bife, titled(menu, 'Vacía').key);
    expect(titled(await server.menuOf('owner'), 'Vacía')).toMatchObject({ toLevel: 3 });
  });

  it('[MOVE-3] a move into a category with subcategories, into the same category or outside the siblings is refused', async () => {
    const menu = await server.setMenu('owner', 'Cocina > Platos: bife | Postres: flan');
    const bife = itemTitled(menu, 'bife');
    const answers = await Promise.all([
      into(bife, titled(menu, 'Cocina').key),
      into(bife, titled(menu, 'Platos').key),
      into(bife, titled(menu, 'Postres').key, 2),
      into(bife, newKey()),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 400, 404]);
  });
});

describe('moving a featured item', () => {
  const move = (menu: Menu, title: string, order: number) =>
    send<{ order: string[] }>(server, 'sortFeatured', { params: { itemId: titled(menu, title)._id }, body: { order } });

  it('[FEAT-3] shown featured items are ranked from 1 and hidden ones follow', async () => {
    const menu = await server.setMenu('owner', 'Tapas: a*1, ~b*2, c*3, d | Postres: e*4');
    const { status, body } = await move(menu, 'e', 0);
    expect([status, body.order]).toEqual([200, ['e', 'a', 'c', 'b'].map((title) => titled(menu, title).key)]);
    expect(ranks(await server.menuOf('owner'))).toEqual({ a: 2, b: 4, c: 3, d: false, e: 1 });
  });

  it('a move outside the featured items, or of an item that is not featured, is refused', async () => {
    const menu = await server.setMenu('owner', 'Tapas: a*1, b*2, c');
    expect((await move(menu, 'a', 2)).status).toBe(400);
    expect((await move(menu, 'c', 0)).status).toBe(404);
  });

  it('a hundred concurrent moves leave the ranks 1…n', async () => {
    const titles = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const menu = await server.setMenu(
      'owner',
      `Tapas: ${titles.map((title, rank) => `${title}*${rank + 1}`).join(', ')}`,
    );
    const moves = Array.from({ length: 100 }, (_, nth) => move(menu, titles[(nth * 3) % 7]!, (nth * 5) % 7));
    expect(new Set((await Promise.all(moves)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(Object.values(ranks(await server.menuOf('owner'))).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
