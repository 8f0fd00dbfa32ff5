import type { Category, Item, Menu } from '@carta/domain';
import { titled } from '../testing/titled.ts';
import { send } from '../testing/send.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

interface Copied {
  readonly categories: Category[];
  readonly items: Item[];
  readonly order: string[];
}

const copyItem = (menu: Menu, title: string) =>
  send<Copied>(server, 'copyItem', { params: { menuKey: menu.key, itemId: titled(menu, title)._id } });
const copyCategory = (menu: Menu, title: string) => {
  const { level, _id } = titled(menu, title);
  return send<Copied>(server, 'copyCategory', {
    params: { menuKey: menu.key, level: String(level), categoryId: _id },
  });
};
const titlesOf = (records: readonly { title: string }[]) => records.map(({ title }) => title);

it('[COPY-1] [COPY-2] [COPY-3] the copy of an item follows the item, in the answer and in the menu', async () => {
  const menu = await server.setMenu('owner', 'Postres: flan*1, helado');
  const { status, body } = await copyItem(menu, 'flan');
  expect(status).toBe(201);
  const after = await server.menuOf('owner');
  expect(titlesOf(after.items)).toEqual(['flan', 'flan (copia)', 'helado']);
  expect(after.items.map(({ order }) => order)).toEqual([0, 1, 2]);
  expect(body.items).toEqual([titled(after, 'flan (copia)')]);
  expect(body.items[0]).toMatchObject({ featured: false, version: 0 });
  expect(body.order).toEqual(after.items.map(({ key }) => key));
});

it('[COPY-2] the copy of a category contains copies of its subcategories and items', async () => {
  const menu = await server.setMenu('owner', 'Cocina > Platos: bife, locro | Cocina > Sopas | Postres: flan');
  const { body } = await copyCategory(menu, 'Cocina');
  const after = await server.menuOf('owner');
  expect(titlesOf(after.categoriesL1)).toEqual(['Cocina', 'Cocina (copia)', 'Postres']);
  const copy = titled(after, 'Cocina (copia)');
  expect(titlesOf(after.categoriesL2.filter(({ parent }) => parent === copy.key))).toEqual(['Platos', 'Sopas']);
  expect(titlesOf(after.items).sort()).toEqual(['bife', 'bife', 'flan', 'locro', 'locro']);
  expect(body.categories).toHaveLength(3);
  expect(body.items).toHaveLength(2);
});

it('[COPY-2] the copy of a subcategory stays in the same category', async () => {
  const menu = await server.setMenu('owner', 'Cocina > Platos: bife | Cocina > Sopas');
  await copyCategory(menu, 'Platos');
  expect(titlesOf((await server.menuOf('owner')).categoriesL2)).toEqual(['Platos', 'Platos (copia)', 'Sopas']);
});

it('a copy of a missing record or of a category of the other level is refused', async () => {
  const menu = await server.setMenu('owner', 'Cocina > Platos: bife');
  const { _id } = titled(menu, 'Platos');
  const wrongLevel = await send(server, 'copyCategory', {
    params: { menuKey: 'higuera', level: '1', categoryId: _id },
  });
  const gone = await send(server, 'copyItem', { params: { menuKey: 'higuera', itemId: 'nothing' } });
  expect([wrongLevel.status, gone.status]).toEqual([404, 404]);
});
