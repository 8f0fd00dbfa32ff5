/** @postgres columns that are written back, of every type */
import { calls, type CallName, type ChangeSummary, type HomeSummary } from '@carta/contract';
import { DAY_MS, menuToFile, newKey, type Item, type LastChange, type Menu, type MenuFile } from '@carta/domain';
import { menu as written } from '@carta/domain/testing';
import { describeOnce, itOnce } from '../testing/once.ts';
import { GOOD_REQUESTS, setGoodMenu } from '../testing/good-requests.ts';
import { titled } from '../testing/titled.ts';
import { send, type CallRequest } from '../testing/send.ts';
import { SMALL_PICTURE } from '../testing/small-picture.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { withDatabase } from '../testing/with-database.ts';

let server: TestServer;
let now = Date.parse('2026-11-25T00:04:00Z');
beforeAll(async () => {
  server = await testServer({ now: () => now });
});
beforeEach(() => server.renewBusinesses());
afterAll(() => server.close());

const params = { businessKey: 'higuera' };
const listed = async () => (await send<{ changes: ChangeSummary[] }>(server, 'changes', { params })).body.changes;
const undo = (key = '') =>
  send<{ code: string; removed: string[]; items: Item[] }>(server, 'undoChange', { params: { ...params, key } });

async function make(call: CallName, request: CallRequest): Promise<ChangeSummary> {
  now += 1;
  const { status } = await send(server, call, request);
  expect(status).toBeLessThan(300);
  const [change] = await listed();
  return change!;
}

/** The menu without what counts edits. */
function reading({ version: _, categoriesL1, categoriesL2, items, optionGroups, ...settings }: Menu) {
  const values = (records: readonly { key: string; version: number }[]) =>
    records.map(({ version: _version, ...record }) => record).toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return {
    settings,
    categories: values([...categoriesL1, ...categoriesL2]),
    items: values(items),
    groups: values(optionGroups),
  };
}

/** Every call that changes the menu or its settings. Plans of prices are no change until they are carried out. */
const CHANGING = (Object.keys(calls) as CallName[]).filter(
  (name) =>
    (calls[name].locks || name === 'updateBusiness') &&
    !['undoChange', 'planPrices', 'updatePlannedPrices', 'cancelPlannedPrices'].includes(name),
);

const bife = { currency: '$', big: 9, small: '00' } as const;
/** The menu's own file with another price, place, category and product, and without what the last category holds. */
function edited(menu: Menu): MenuFile {
  const file = menuToFile(menu);
  const [first, ...rest] = file.categories.toReversed();
  const renamed = { ...first!, title: `${first!.title} de la casa`, show: false };
  const more = { title: 'Pastas', products: [{ title: 'ñoquis', price: '10.00' }] };
  const repriced = rest.map((category) => ({
    ...category,
    products: category.products?.toReversed().map((product) => ({ ...product, price: '12.50' })),
  }));
  return { ...file, categories: [more, renamed, ...repriced.slice(0, -1)] };
}

/** The menu's own file with the products of its first category, and all subcategories, in other categories that stay or are new. */
function regrouped(menu: Menu): MenuFile {
  const file = menuToFile(menu);
  const [first, second] = file.categories;
  const moved = { title: 'Todo', categories: second?.categories };
  return { ...file, categories: [{ title: 'Vacía', products: first?.products }, moved] };
}

const MORE: [string, CallName, (menu: Menu) => CallRequest][] = [
  [
    'an import that moves products and subcategories out of removed categories',
    'importMenu',
    (menu) => ({ params: { key: menu.key }, body: { file: regrouped(menu), mode: 'replace' } }),
  ],
  ...(['update', 'add', 'replace'] as const).map((mode): (typeof MORE)[number] => [
    `an import that finds products of the menu (${mode})`,
    'importMenu',
    (menu) => ({ params: { key: menu.key }, body: { file: edited(menu), mode } }),
  ]),
  [
    'an import that replaces the menu',
    'importMenu',
    ({ key }) => ({
      params: { key },
      body: { file: menuToFile(written('Pastas: ñoquis | Postres: flan')), replace: true },
    }),
  ],
  [
    'a deletion of several items',
    'updateSeveralItems',
    (menu) => ({ params, body: { keys: ['locro', 'bife'].map((title) => titled(menu, title).key), delete: true } }),
  ],
  [
    'a deletion of several categories',
    'updateSeveralCategories',
    (menu) => ({ params, body: { keys: ['Tapas', 'Cocina'].map((title) => titled(menu, title).key), delete: true } }),
  ],
  [
    'the first item of an empty category',
    'createItem',
    (menu) => {
      const key = newKey();
      const place = { key, business: menu.key, parent: titled(menu, 'Vacía').key, level: 2, order: 0 };
      return { params: { ...params, itemKey: key }, body: { ...place, title: 'Flan', price: bife } };
    },
  ],
  [
    'the logo and the picture of the background',
    'updateBusiness',
    ({ key }) => ({ params: { businessKey: key }, form: { mainColor: '#112233' }, files: { logo: SMALL_PICTURE } }),
  ],
  ['the hours', 'updateBusiness', () => ({ params, body: { hours: [{ days: [1], from: '12:00', to: '15:00' }] } })],
  ['the name', 'updateBusiness', () => ({ params, body: { name: 'La Higuera' } })],
];

describe('the list of the last changes', () => {
  it.each([
    ...CHANGING.map((name) => [name, name, (menu: Menu) => GOOD_REQUESTS[name](menu, 'owner')] as const),
    ...MORE,
  ])('[CHANGE-4] %s is recorded, and its undo leaves the menu as it was', async (_what, name, requestOf) => {
    const menu = await setGoodMenu(server, 'owner');
    const count = (await listed()).length;
    const change = await make(name, requestOf(menu));
    expect(await listed()).toHaveLength(Math.min(count + 1, 50));
    expect(change).toMatchObject({ at: now, by: 'ana@higuera.test', undoable: true, undone: false });
    expect(change.text).not.toMatch(/undefined|: $/);
    expect(reading(await server.menuOf('owner'))).not.toEqual(reading(menu));

    expect((await undo(change.key)).status).toBe(200);
    const [undone] = await listed();
    expect(undone).toEqual({ ...change, text: undone?.text, undoable: false, undone: true });
    expect(reading(await server.menuOf('owner'))).toEqual(reading(menu));
    expect((await undo(change.key)).body.code).toBe('conflict');
  });

  itOnce('[CHANGE-3] a change is listed with its words, its author and the device of the session', async () => {
    const menu = await server.setMenu('owner', 'Entradas: empanadas, humita, provoleta');
    const provoleta = titled(menu, 'provoleta') as Item;
    const token = await server.stores.sessions.start('higuera', 'ana@higuera.test', 'Chrome en Android');
    await make('sortItem', { token, params: { menuKey: menu.key, productId: provoleta._id }, body: { order: 1 } });
    const price = { ...provoleta.price, big: 9_800 };
    const { key, parent } = provoleta;
    await make('updateItem', { token, body: { key, parent, business: menu.key, price } });
    const keys = menu.items.map((item) => item.key);
    await make('updateSeveralItems', { params, body: { keys, set: { show: false } } });
    const [hidden, priced, moved] = await listed();
    expect(hidden).toMatchObject({
      text: 'Se ocultaron 3 productos',
      detail: 'empanadas, humita, provoleta',
      device: '',
    });
    expect(priced).toMatchObject({
      what: 'priced',
      text: 'provoleta: nuevo precio',
      device: 'Chrome en Android',
      price: { from: provoleta.price, to: price },
    });
    expect(moved).toMatchObject({ text: 'provoleta pasó al lugar 2', detail: 'En Entradas, estaba en el 3' });
  });

  itOnce(
    '[CHANGE-4] a change cannot be undone below a later one of the same record, and can once that is undone',
    async () => {
      const menu = await server.setMenu('owner', 'Postres: flan, budín');
      const edit = (title: string, changes: object) => {
        const { key, parent } = titled(menu, title) as Item;
        return make('updateItem', { body: { key, parent, business: menu.key, ...changes } });
      };
      const first = await edit('flan', { title: 'Flan casero' });
      const other = await edit('budín', { show: false });
      const second = await edit('flan', { description: 'Con dulce de leche' });
      const states = (await listed()).slice(0, 3).map(({ undoable, changedSince }) => [undoable, changedSince]);
      expect(states).toEqual([
        [true, false],
        [true, false],
        [false, true],
      ]);
      const refused = await undo(first.key);
      expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
      expect((await server.menuOf('owner')).items.map(({ title }) => title)).toEqual(['Flan casero', 'budín']);

      expect((await undo(second.key)).status).toBe(200);
      expect((await undo(first.key)).status).toBe(200);
      expect((await undo(other.key)).status).toBe(200);
      expect(reading(await server.menuOf('owner'))).toEqual(reading(menu));
    },
  );

  itOnce('[CHANGE-4] a value that something unrecorded has changed is not overwritten', async () => {
    const menu = await server.setMenu('owner', 'Postres: flan');
    const { key, parent } = titled(menu, 'flan') as Item;
    const change = await make('updateItem', { body: { key, parent, business: menu.key, title: 'Flan casero' } });
    await withDatabase(server, (database) =>
      database.updateTable('items').set({ title: 'Otro' }).where('key', '=', key).execute(),
    );
    expect((await undo(change.key)).status).toBe(409);
  });

  itOnce('[CHANGE-4] an added category stays while it holds what was added later', async () => {
    const menu = await server.setMenu('owner', 'Postres: flan');
    const category = newKey();
    const body = { key: category, business: menu.key, level: 1, order: 1, title: 'Bebidas' };
    const added = await make('createCategory', { params: { ...params, level: '1', categoryKey: category }, body });
    const item = newKey();
    const place = { key: item, business: menu.key, parent: category, level: 2, order: 0, title: 'Agua', price: bife };
    const held = await make('createItem', { params: { ...params, itemKey: item }, body: place });
    expect((await undo(added.key)).status).toBe(409);
    expect((await undo(held.key)).body.removed).toEqual([item]);
    expect((await undo(added.key)).body.removed).toEqual([category]);
    expect(reading(await server.menuOf('owner'))).toEqual(reading(menu));
  });

  itOnce('[CHANGE-3] a `toLevel` that the panel writes beside an addition is no change, on home neither', async () => {
    const menu = await server.setMenu('owner', 'Entradas');
    const { key: parent } = titled(menu, 'Entradas');
    const body = { key: newKey(), business: menu.key, parent, level: 2, order: 0, title: 'Agua', price: bife };
    const added = await make('createItem', { params: { ...params, itemKey: body.key }, body });
    const path = { business: menu.key, level: '1', key: parent };
    const level = { business: menu.key, key: parent, toLevel: 3 };
    expect((await make('updateCategory', { params: path, body: level })).key).toBe(added.key);
    expect((await server.menuOf('owner')).categoriesL1).toMatchObject([{ toLevel: 3 }]);
    expect((await server.stores.changes.last('higuera'))?.undo).toBe(added.key);
    const renamed = await make('updateCategory', { params: path, body: { ...level, title: 'Picadas' } });
    expect(renamed.text).toBe('Picadas: editada');
    for (const { key } of [renamed, added]) expect((await undo(key)).status).toBe(200);
    expect((await server.menuOf('owner')).items).toEqual([]);
  });

  itOnce(
    '[CHANGE-5] what a pasted list adds is one change, and another author’s or a later addition is another',
    async () => {
      const menu = await server.setMenu('owner', 'Postres: flan | Vacía');
      const parent = titled(menu, 'Vacía').key;
      const add = (title: string, token: string) => {
        const key = newKey();
        const body = { key, business: menu.key, parent, level: 2, order: 9, title, price: bife };
        return make('createItem', { token, params: { ...params, itemKey: key }, body });
      };
      const [desk, phone] = [
        await server.stores.sessions.start('higuera', 'ana@higuera.test', 'Firefox en Linux'),
        await server.stores.sessions.start('higuera', 'ana@higuera.test', 'Chrome en Android'),
      ];
      const before = await listed();
      for (const title of ['agua', 'soda', 'vino', 'sidra']) await add(title, desk);
      const [four, ...others] = await listed();
      expect(four).toMatchObject({
        text: 'Se agregaron 4 productos',
        detail: 'agua, soda, vino y 1 más',
        undoable: true,
      });
      expect(others.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
      const fifth = await add('fernet', phone);
      now += 4_000;
      const last = await add('café', phone);
      expect([fifth.text, last.text]).toEqual(['fernet: agregado', 'café: agregado']);

      for (const { key } of [last, fifth, four!]) expect((await undo(key)).status).toBe(200);
      expect(reading(await server.menuOf('owner'))).toEqual(reading(menu));
    },
  );

  itOnce('[PLAN-2] planned prices are the change of who planned them', async () => {
    const menu = await server.setMenu('owner', 'Postres: flan');
    const plan = { key: newKey(), at: now + 1_000, all: true as const };
    const change = { kind: 'percent', value: 1000, rounding: 'none' } as const;
    await send(server, 'planPrices', { params, body: { ...plan, change } });
    now += 2_000;
    const { plannedPrices } = server.stores;
    for (const due of await plannedPrices.due()) await plannedPrices.carryOut(due);
    const [carried] = await listed();
    expect(carried).toMatchObject({ text: '1 precio cambiado', detail: 'flan', by: 'ana@higuera.test' });
    expect((await undo(carried?.key)).status).toBe(200);
    expect(reading(await server.menuOf('owner'))).toEqual(reading(menu));
  });

  itOnce('[HIST-1] the undo of a price is a change of it', async () => {
    const menu = await server.setMenu('owner', 'Postres: flan');
    const { key, price } = titled(menu, 'flan') as Item;
    const body = { prices: [{ key, from: price, to: { ...price, big: 77 } }] };
    const change = await make('updatePrices', { params, body });
    now += 1;
    await undo(change.key);
    const { body: history } = await send<{ history: { to: object }[] }>(server, 'priceHistory', { params });
    expect(history.history.map(({ to }) => to)).toEqual([price, { ...price, big: 77 }]);
  });

  itOnce('an import answers the key of its change, and the change has its words', async () => {
    const menu = await server.setMenu('owner', 'Postres: flan');
    now = Date.parse('2026-11-26T00:04:00Z');
    const file = menuToFile(written('Pastas: ñoquis, ravioles'));
    const { body } = await send<{ change: string }>(server, 'importMenu', {
      params: { key: menu.key },
      body: { file, replace: true },
    });
    const [change] = await listed();
    expect(change).toMatchObject({
      key: body.change,
      what: 'imported',
      text: 'Importación del 25 nov, 21.04',
      detail: '2 productos nuevos, 1 producto a la papelera',
    });
  });

  itOnce(
    '[CHANGE-1] an import that changes nothing leaves the last change of home as it was, and one that does is the last',
    async () => {
      const menu = await server.setMenu('owner', 'Postres: flan');
      const { key, parent } = titled(menu, 'flan') as Item;
      await make('updateItem', { body: { key, parent, business: menu.key, show: false } });
      const lastChange = async () =>
        (await send<{ lastChange: LastChange }>(server, 'homeSummary', { params })).body.lastChange;
      const before = await lastChange();
      const importFile = async (file: MenuFile) => {
        now += 1;
        const { status } = await send(server, 'importMenu', {
          params: { key: menu.key },
          body: { file, mode: 'update' },
        });
        expect(status).toBe(200);
      };
      await importFile(menuToFile(await server.menuOf('owner')));
      expect(before).toMatchObject({ done: 'hidden', title: 'flan' });
      expect(await lastChange()).toEqual(before);
      await importFile(menuToFile(written('Pastas: ñoquis')));
      expect(await lastChange()).toMatchObject({ at: now, kind: 'menu', done: 'added' });
    },
  );

  itOnce(
    '[CHANGE-4] home names the last change where it can be undone, an import too, and nothing once something lies on it',
    async () => {
      const menu = await server.setMenu('owner', 'Postres: flan');
      const { key, parent } = titled(menu, 'flan') as Item;
      const offered = async () => (await send<HomeSummary>(server, 'homeSummary', { params })).body.undo;
      await make('updateItem', { body: { key, parent, business: menu.key, show: false } });
      expect(await offered()).toBe((await listed())[0]?.key);
      now += 1;
      const { change } = (
        await send<{ change: string }>(server, 'importMenu', {
          params: { key: menu.key },
          body: { file: menuToFile(written('Pastas: ñoquis')), mode: 'update' },
        })
      ).body;
      expect(await offered()).toBe(change);
      now += 1;
      expect((await undo(change)).status).toBe(200);
      expect(await offered()).toBe((await listed()).find(({ what }) => what === 'hidden')?.key);
      await make('updateBusiness', { params: { key: menu.key }, body: { deliveryTime: '30 min' } });
      expect(await offered()).not.toBeNull();
    },
  );

  it('[CHANGE-3] 50 changes are kept, and imports for 30 days', async () => {
    const menu = await server.setMenu('owner', 'Postres: flan, budín');
    const imported = await make('importMenu', {
      params: { key: menu.key },
      body: { file: menuToFile(written('Pastas: ñoquis')), replace: false },
    });
    const token = await server.session('owner');
    for (let nth = 0; nth < 52; nth += 1) {
      now += 1;
      await send(server, 'sortItem', {
        token,
        params: { menuKey: menu.key, productId: titled(menu, 'flan')._id },
        body: { order: (nth + 1) % 2 },
      });
    }
    const before = await listed();
    expect([before.length, before.at(-2)?.key]).toEqual([52, imported.key]);
    expect(await server.stores.changes.deleteOld()).toBe(2);
    expect(await listed()).toEqual(before);
    expect((await undo(imported.key)).status).toBe(200);
    now += 30 * DAY_MS + 1;
    expect(await listed()).toHaveLength(50);
    expect(await server.stores.changes.deleteOld()).toBe(2);
  });

  itOnce('a token of MercadoPago is in no recorded change', async () => {
    await server.setMenu('owner', 'Postres: flan');
    const mercadoPago = { active: true, accessToken: 'APP_USR-1234567890-secreto' };
    await send(server, 'updateBusiness', { params, body: { mercadoPago } });
    let rows: object[] = [];
    await withDatabase(server, async (database) => {
      rows = await database.selectFrom('changes').selectAll().execute();
    });
    expect(JSON.stringify(rows)).not.toContain('secreto');
    expect(JSON.stringify(rows)).toContain('mercadoPago');
  });

  describeOnce('[CHANGE-4] a token of MercadoPago is kept in no change', () => {
    const saved = (mercadoPago: object) => make('updateBusiness', { params, body: { mercadoPago } });
    const TOKEN = { active: true, accessToken: 'APP_USR-1234567890-secreto' };
    const refused = async ({ key }: ChangeSummary) => expect((await undo(key)).status).toBe(409);

    it('so that a save of another one, or of none, stands in the list and cannot be undone', async () => {
      await server.setMenu('owner', 'Postres: flan');
      const texts: string[] = [];
      for (const change of [
        await saved(TOKEN),
        await saved({ active: true, accessToken: 'APP_USR-0987654321-secreto' }),
        await saved({ active: false, accessToken: '' }),
      ]) {
        expect(change.undoable).toBe(false);
        texts.push(change.text);
        await refused(change);
      }
      expect(texts).toEqual(Array.from({ length: 3 }, () => 'MercadoPago: guardado'));
      const { body } = await send<Menu>(server, 'menu', { params: { key: 'higuera' } });
      expect(body.mercadoPago).toMatchObject({ active: false, tokenSet: false });
    });

    it('so that switching it off is undone while the token is the same, and not once it is another one', async () => {
      await server.setMenu('owner', 'Postres: flan');
      await saved(TOKEN);
      const off = await saved({ active: false });
      expect(off.undoable).toBe(true);
      expect((await undo(off.key)).status).toBe(200);
      const { body } = await send<Menu>(server, 'menu', { params: { key: 'higuera' } });
      expect(body.mercadoPago).toMatchObject({ active: true, tokenSet: true });
      const offAgain = await saved({ active: false });
      await saved({ active: false, accessToken: '' });
      await refused(offAgain);
    });
  });

  itOnce('nobody sees or undoes a change of another business', async () => {
    const menu = await server.setMenu('owner', 'Postres: flan');
    const { key, parent } = titled(menu, 'flan') as Item;
    const change = await make('updateItem', { body: { key, parent, business: menu.key, show: false } });
    const as = 'neighbour' as const;
    expect((await send(server, 'changes', { as, params })).status).toBe(403);
    expect((await send(server, 'undoChange', { as, params: { ...params, key: change.key } })).status).toBe(403);
    const own = { businessKey: 'otra', key: change.key };
    expect((await send(server, 'undoChange', { as, params: own })).status).toBe(404);
  });
});
