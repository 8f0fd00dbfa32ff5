/** @postgres rows that are written or replaced; lists of values */
import type { DeletionSummary, ImportEffect } from '@carta/contract';
import { DAY_MS, type Category, type Item, type Menu } from '@carta/domain';
import { titled } from '../testing/titled.ts';
import { send } from '../testing/send.ts';
import { SMALL_PICTURE } from '../testing/small-picture.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let now = Date.parse('2026-11-21T15:00:00Z');
beforeAll(async () => {
  server = await testServer({ now: () => now });
});
beforeEach(() => server.renewBusinesses());
afterAll(() => server.close());

const removeItem = ({ key }: { key: string }) =>
  send(server, 'deleteItem', { params: { businessKey: 'higuera', itemKey: key } });
const removeCategory = ({ key, level }: Category) =>
  send(server, 'deleteCategory', { params: { businessKey: 'higuera', level: String(level), categoryKey: key } });
const restore = (key: string) =>
  send<{ categories: Category[]; items: Item[]; code: string; message: string }>(server, 'restore', {
    params: { businessKey: 'higuera', key },
  });
const listed = async () =>
  (await send<{ deletions: DeletionSummary[] }>(server, 'trash', { params: { businessKey: 'higuera' } })).body
    .deletions;
const categoryTitled = (menu: Menu, title: string) => titled(menu, title) as Category;
const recordsOf = ({ categoriesL1, categoriesL2, items }: Menu) => ({ categoriesL1, categoriesL2, items });

it('[TRASH-1] the trash lists the deletions of the last 30 days, latest first', async () => {
  const menu = await server.setMenu('owner', 'Cocina > Platos: bife, locro | Postres: flan');
  await removeItem(titled(menu, 'flan'));
  now += 1000;
  await removeCategory(categoryTitled(menu, 'Cocina'));
  expect(await listed()).toEqual([
    {
      key: titled(menu, 'Cocina').key,
      kind: 'category',
      title: 'Cocina',
      categories: 2,
      items: 2,
      deletedAt: now,
      until: now + 30 * DAY_MS,
    },
    {
      key: titled(menu, 'flan').key,
      kind: 'product',
      title: 'flan',
      categories: 0,
      items: 1,
      deletedAt: now - 1000,
      until: now - 1000 + 30 * DAY_MS,
    },
  ]);
  now += 30 * DAY_MS - 1;
  expect(await listed()).toHaveLength(1);
  expect((await restore(titled(menu, 'flan').key)).status).toBe(404);
});

it('[TRASH-2] a category is restored once, unchanged and with all that it contained', async () => {
  const menu = await server.setMenu(
    'owner',
    'Cocina > Platos: bife*1, ~locro | Cocina > Sopas: guiso | Postres: flan*2',
  );
  const cocina = categoryTitled(menu, 'Cocina');
  await removeCategory(cocina);
  const { status, body } = await restore(cocina.key);
  expect([status, body.categories.length, body.items.length]).toEqual([200, 3, 3]);
  const after = await server.menuOf('owner');
  const unranked = {
    ...menu,
    items: menu.items.map((item) => ({ ...item, featured: item.title === 'bife' ? 3 : item.featured })),
  };
  expect(recordsOf(after)).toEqual(recordsOf(unranked));
  expect(await listed()).toEqual([]);
  expect((await restore(cocina.key)).status).toBe(404);
});

it('[TRASH-2] [LEVEL-2] a restored item sets toLevel of its category that is empty', async () => {
  const menu = await server.setMenu('owner', 'Postres: flan');
  await removeItem(titled(menu, 'flan'));
  const { key, version } = categoryTitled(menu, 'Postres');
  await server.stores.categories.update('higuera', key, 1, { toLevel: null, version });
  expect((await restore(titled(menu, 'flan').key)).status).toBe(200);
  expect((await server.menuOf('owner')).categoriesL1).toMatchObject([{ toLevel: 3 }]);
});

it('[TRASH-3] a deletion whose place is gone is refused and stays in the trash', async () => {
  const menu = await server.setMenu('owner', 'Cocina > Platos: bife');
  await removeItem(titled(menu, 'bife'));
  await removeCategory(categoryTitled(menu, 'Platos'));
  const { status, body } = await restore(titled(menu, 'bife').key);
  expect([status, body.code, body.message]).toEqual([
    409,
    'conflict',
    'Ya no está la categoría en la que estaba: restáurala primero',
  ]);
  expect((await restore(titled(menu, 'Platos').key)).status).toBe(200);
  expect((await restore(titled(menu, 'bife').key)).status).toBe(200);
  expect(recordsOf(await server.menuOf('owner'))).toEqual(recordsOf(menu));
});

it('the trash contains what an import replaced', async () => {
  const menu = await server.setMenu('owner', 'Cocina > Platos: bife | Postres: flan');
  await server.setMenu('owner', 'Bebidas: agua');
  expect((await listed()).map(({ title }) => title).sort()).toEqual(['Cocina', 'Postres']);
  await restore(titled(menu, 'Cocina').key);
  expect((await server.menuOf('owner')).items.map(({ title }) => title).sort()).toEqual(['agua', 'bife']);
});

describe('undoing an import', () => {
  const MENU = 'Cocina > Platos: bife*3, ~locro*1 | Postres: flan*2 | Vacía';
  const file = { currency: '$', categories: [{ title: 'Bebidas', products: [{ title: 'agua', price: '1.00' }] }] };
  const imported = async (replace: boolean) =>
    (
      await send<{ effect: ImportEffect }>(server, 'importMenu', {
        params: { key: 'higuera' },
        body: { file, replace },
      })
    ).body.effect;
  const undo = (body: ImportEffect) => send(server, 'undoImport', { params: { key: 'higuera' }, body });

  it('[TRASH-4] a menu that an import has replaced comes back as it was, with keys, pictures, orders and ranks', async () => {
    const menu = await server.setMenu('owner', MENU);
    const pictured = await send<Item>(server, 'updateItem', {
      params: {},
      form: { business: 'higuera', key: titled(menu, 'bife').key, parent: titled(menu, 'Platos').key },
      files: { _file: SMALL_PICTURE },
    });
    expect(pictured.body.image.url).toContain('/files/higuera/');
    const before = await server.menuOf('owner');
    const effect = await imported(true);
    expect((await server.menuOf('owner')).items.map(({ title }) => title)).toEqual(['agua']);
    expect((await undo(effect)).body).toEqual({ categories: 4, items: 3 });
    expect(recordsOf(await server.menuOf('owner'))).toEqual(recordsOf(before));
    expect((await listed()).map(({ title }) => title)).toEqual(['Bebidas']);
    expect((await undo(effect)).status).toBe(404);
  });

  it('[TRASH-4] what was added to a menu goes, and what was changed since stays', async () => {
    await server.setMenu('owner', MENU);
    const effect = await imported(false);
    const menu = await server.menuOf('owner');
    const { key } = categoryTitled(menu, 'Postres');
    await server.stores.several.updateCategories('higuera', [key], { show: false });
    expect((await undo(effect)).status).toBe(200);
    const after = await server.menuOf('owner');
    expect(after.categoriesL1.map(({ title, show }) => [title, show])).toEqual([
      ['Cocina', true],
      ['Postres', false],
      ['Vacía', true],
    ]);
  });

  it('an undo skips what was restored or deleted by hand meanwhile', async () => {
    const menu = await server.setMenu('owner', MENU);
    const effect = await imported(true);
    await restore(titled(menu, 'Postres').key);
    await removeCategory(categoryTitled(await server.menuOf('owner'), 'Bebidas'));
    expect((await undo(effect)).body).toEqual({ categories: 3, items: 2 });
    expect((await server.menuOf('owner')).categoriesL1.map(({ title }) => title).sort()).toEqual([
      'Cocina',
      'Postres',
      'Vacía',
    ]);
  });
});

it('a business does not see the deletions of another', async () => {
  const menu = await server.setMenu('neighbour', 'Postres: flan');
  await server.stores.items.delete('otra', titled(menu, 'flan').key);
  expect(await listed()).toEqual([]);
  expect((await restore(titled(menu, 'flan').key)).status).toBe(404);
});
