import { menuToFile, type Menu, type MenuFile } from '@carta/domain';
import { titled } from '../testing/titled.ts';
import { send } from '../testing/send.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

const EXTRAS = 'extras'.padEnd(21, '_');
const AVAILABILITY = [{ days: [1, 2], from: '12:00', to: '15:30' }];
const GROUP = {
  title: 'Extras',
  pricing: 'add' as const,
  min: 0,
  max: 1,
  options: [
    {
      key: 'queso'.padEnd(21, '_'),
      title: 'Queso',
      price: { currency: '$' as const, big: 900, small: '00' },
      neutral: true,
    },
  ],
};

let server: TestServer;
let menu: Menu;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  await server.renewBusinesses();
  await server.setMenu('owner', 'Pizzas: muzza, faina');
  const { stores } = server;
  await stores.options.create('higuera', EXTRAS, GROUP);
  menu = await server.menuOf('owner');
  const { key } = titled(menu, 'muzza');
  await stores.items.update('higuera', { key, optionGroups: [EXTRAS], allergens: { gluten: 'contains' } });
  await stores.categories.update('higuera', titled(menu, 'Pizzas').key, 1, { availability: AVAILABILITY });
  menu = await server.menuOf('owner');
});
afterAll(() => server.close());

interface Effect {
  readonly effect: { readonly added: string[]; readonly removed: string[] };
}
const importing = (file: MenuFile, replace: boolean) =>
  send<Effect & { message?: string }>(server, 'importMenu', { params: { key: 'higuera' }, body: { file, replace } });
const undo = ({ effect }: Effect) => send(server, 'undoImport', { params: { key: 'higuera' }, body: effect });
const file = async () => (await send<MenuFile>(server, 'menuFile', { params: { key: 'higuera' } })).body;

describe('the menu file', () => {
  it('[FILE-4] [GROUP-5] an exported menu with options is the same after its import', async () => {
    const exported = await file();
    expect(exported.options?.map(({ options }) => options)).toEqual([
      [{ title: 'Queso', price: '900.00', neutral: true }],
    ]);
    expect((await importing(exported, true)).status).toBe(200);
    expect(await file()).toEqual(exported);
    const { optionGroups } = await server.menuOf('owner');
    expect(optionGroups.map(({ title, key }) => [title, key === EXTRAS])).toEqual([['Extras', true]]);
  });

  it('[GROUP-5] a file that is added has its groups behind the others', async () => {
    await importing(await file(), false);
    const { optionGroups, items } = await server.menuOf('owner');
    expect(optionGroups.map(({ title, order }) => [title, order])).toEqual([
      ['Extras', 0],
      ['Extras', 1],
    ]);
    expect(items.flatMap(({ optionGroups: keys = [] }) => keys).sort()).toEqual(
      optionGroups.map(({ key }) => key).sort(),
    );
    expect((await file()).options?.map(({ title }) => title)).toEqual(['Extras', 'Extras (2)']);
  });

  it('[GROUP-6] an old file leaves the groups, allergens and hours of what stays as they are', async () => {
    const products = [
      { title: 'muzza', price: '5000.00' },
      { title: 'fugazza', price: '5500.00' },
    ];
    await importing({ currency: '$', categories: [{ title: 'Pizzas', products }] }, true);
    const after = await server.menuOf('owner');
    expect(after.optionGroups).toEqual(menu.optionGroups);
    expect(titled(after, 'muzza')).toMatchObject({ optionGroups: [EXTRAS], allergens: { gluten: 'contains' } });
    expect(titled(after, 'fugazza')).not.toHaveProperty('optionGroups');
    expect(titled(after, 'Pizzas')).toMatchObject({ availability: AVAILABILITY });
  });

  it.each([
    ['with other groups', { ...GROUP, title: 'Salsas', options: [{ title: 'Ajo', price: '100.00' }] }],
    ['without groups', undefined],
  ])('[TRASH-4] an import %s that is undone leaves the menu as it was', async (_, group) => {
    const { body } = await importing({ currency: '$', options: group ? [group] : [], categories: [] }, true);
    expect((await server.menuOf('owner')).optionGroups).toHaveLength(group ? 1 : 0);
    expect((await undo(body)).status).toBe(200);
    expect(await server.menuOf('owner')).toEqual({ ...menu, version: menu.version });
  });

  it('[GROUP-4] a category that a file replaced gets its groups back with them', async () => {
    await importing({ currency: '$', options: [], categories: [] }, true);
    for (const key of [titled(menu, 'Pizzas').key, EXTRAS])
      expect((await send(server, 'restore', { params: { businessKey: 'higuera', key } })).status).toBe(200);
    expect(await server.menuOf('owner')).toEqual(menu);
  });

  it('[OPT-1] a file that brings more than 1,000 groups in all is refused, and changes nothing', async () => {
    const options = Array.from({ length: 1_000 }, (_, nth) => ({
      ...GROUP,
      title: `Grupo ${nth}`,
      options: [{ title: 'Queso', price: '900.00' }],
    }));
    const { status, body } = await importing({ currency: '$', options, categories: [] }, false);
    expect([status, body.message]).toEqual([400, 'Un negocio puede tener hasta 1.000 grupos de opciones']);
    expect(await server.menuOf('owner')).toBe(menu);
    expect(menuToFile(menu).options).toHaveLength(1);
  });
});
