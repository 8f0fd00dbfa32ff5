/** @postgres lists of keys */
import type { CallName, ChangeSummary, DeletionSummary } from '@carta/contract';
import { menuToFile, newKey, type Category, type Item, type Menu } from '@carta/domain';
import { titled } from '../testing/titled.ts';
import { holdWrites } from '../testing/hold-writes.ts';
import { send, type Answer as Answered, type CallRequest } from '../testing/send.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ busyTimeout: 20_000 });
});
afterAll(() => server.close());

interface Answer {
  items: Item[];
  categories: Category[];
  deleted: { categories: number; items: number };
  code: string;
}
const params = { businessKey: 'higuera' };
const put = (kind: 'Items' | 'Categories', keys: readonly string[], change: object) =>
  send<Answer>(server, `updateSeveral${kind}`, { params, body: { keys, ...change } });
const keysOf = (menu: Menu, ...titles: string[]) => titles.map((title) => titled(menu, title).key);
const titles = (records: readonly { title: string }[]) => records.map(({ title }) => title);
const inTrash = async () =>
  titles((await send<{ deletions: DeletionSummary[] }>(server, 'trash', { params })).body.deletions);
const restore = (key: string) => send(server, 'restore', { params: { ...params, key } });

describe('several items', () => {
  it('[SHOW-1] [SOLD-1] several items are hidden and sold out at once, and returned in the sequence of the keys', async () => {
    const menu = await server.setMenu('owner', 'Tapas: pan, bravas | Postres: flan');
    const { status, body } = await put('Items', keysOf(menu, 'flan', 'pan'), { set: { show: false, soldOut: true } });
    expect([status, titles(body.items)]).toEqual([200, ['flan', 'pan']]);
    const after = await server.menuOf('owner');
    const states = after.items.map(({ title, show, soldOutUntil, version }) => [title, [show, !soldOutUntil, version]]);
    expect(Object.fromEntries(states)).toEqual({
      pan: [false, false, 1],
      bravas: [true, true, 0],
      flan: [false, false, 1],
    });
    expect(body.items[1]).toEqual(titled(after, 'pan'));
    await put('Items', keysOf(menu, 'flan', 'pan'), { set: { soldOut: false } });
    expect((await server.menuOf('owner')).items.map(({ soldOutUntil }) => soldOutUntil)).toEqual([null, null, null]);
  });

  it('[SOLD-5] several items are sold out until they are put back on sale', async () => {
    const menu = await server.setMenu('owner', 'Postres: flan, helado');
    const sell = (soldOut: boolean | 'until-back') =>
      put('Items', keysOf(menu, 'flan', 'helado'), { set: { soldOut } });
    expect((await sell('until-back')).body.items.map(({ soldOutUntil }) => soldOutUntil)).toEqual([
      8640000000000000, 8640000000000000,
    ]);
    expect((await sell(false)).body.items.map(({ soldOutUntil }) => soldOutUntil)).toEqual([null, null]);
  });

  it('[MOVE-4] [MOVE-2] several items move to the end of a category, and a second time without an effect', async () => {
    const menu = await server.setMenu('owner', 'Cocina > Platos: bife, locro | Postres: flan, helado | Vacía');
    const [parent = ''] = keysOf(menu, 'Platos');
    const moved = keysOf(menu, 'helado', 'flan');
    const { status } = await put('Items', moved, { set: { parent } });
    await put('Items', moved, { set: { parent } });
    const there = (await server.menuOf('owner')).items.filter((item) => item.parent === parent);
    expect([status, there.map(({ title, order, level }) => `${title} ${order} ${level}`)]).toEqual([
      200,
      ['bife 0 3', 'locro 1 3', 'helado 2 3', 'flan 3 3'],
    ]);
    await put('Items', keysOf(menu, 'bife'), { set: { parent: titled(menu, 'Vacía').key } });
    expect(titled(await server.menuOf('owner'), 'Vacía')).toMatchObject({ toLevel: 3 });
  });

  it('[MOVE-4] a move into a category that holds categories or into an unknown one is refused, and changes nothing', async () => {
    const menu = await server.setMenu('owner', 'Cocina > Platos: bife | Postres: flan');
    const into = (parent: string) => put('Items', keysOf(menu, 'flan'), { set: { show: false, parent } });
    const answers = [await into(titled(menu, 'Cocina').key), await into(newKey())];
    expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(['409 conflict', '404 not-found']);
    expect((await server.menuOf('owner')).items).toEqual(menu.items);
  });

  it('[TRASH-1] several items are deleted at once, and each can be restored', async () => {
    const menu = await server.setMenu('owner', 'Tapas: pan, bravas, jamón');
    const { body } = await put('Items', keysOf(menu, 'pan', 'jamón'), { delete: true });
    expect(body).toEqual({ deleted: { categories: 0, items: 2 } });
    expect(titles((await server.menuOf('owner')).items)).toEqual(['bravas']);
    expect(await inTrash()).toEqual(expect.arrayContaining(['jamón', 'pan']));
    for (const key of keysOf(menu, 'pan', 'jamón')) expect((await restore(key)).status).toBe(200);
    expect((await server.menuOf('owner')).items).toEqual(menu.items);
  });

  it.each([{ set: { show: false } }, { delete: true }])(
    'an unknown key refuses %j and changes nothing',
    async (change) => {
      const menu = await server.setMenu('owner', 'Tapas: pan');
      const [foreign] = (await server.setMenu('neighbour', 'Tapas: pan')).items;
      for (const unknown of [newKey(), foreign?.key ?? '', titled(menu, 'Tapas').key]) {
        const { status, body } = await put('Items', [...keysOf(menu, 'pan'), unknown], change);
        expect([status, body.code]).toEqual([404, 'not-found']);
      }
      expect((await server.menuOf('owner')).items).toEqual(menu.items);
    },
  );

  it('several items are not changed and deleted by one call', async () => {
    const menu = await server.setMenu('owner', 'Tapas: pan');
    const { status } = await put('Items', keysOf(menu, 'pan'), { set: { show: false }, delete: true });
    expect(status).toBe(400);
  });
});

describe('several categories', () => {
  it('[SHOW-1] several categories of both levels are hidden at once; what they hold keeps its show', async () => {
    const menu = await server.setMenu('owner', 'Cocina > Platos: bife | Cocina > Sopas: locro | Postres: flan');
    const { status, body } = await put('Categories', keysOf(menu, 'Sopas', 'Postres'), { set: { show: false } });
    expect([status, titles(body.categories)]).toEqual([200, ['Sopas', 'Postres']]);
    const { categoriesL1, categoriesL2, items } = await server.menuOf('owner');
    const hidden = [...categoriesL1, ...categoriesL2, ...items].filter(({ show }) => !show);
    expect(titles(hidden).sort()).toEqual(['Postres', 'Sopas']);
  });

  it('[DEL-1] [TRASH-1] several categories go with their contents, one inside another goes with it, and each is restored whole', async () => {
    const menu = await server.setMenu(
      'owner',
      'Cocina > Platos: bife | Cocina > Sopas: locro | Postres: flan, helado | Vinos: malbec',
    );
    const { body } = await put('Categories', keysOf(menu, 'Sopas', 'Postres', 'Cocina'), { delete: true });
    expect(body).toEqual({ deleted: { categories: 4, items: 4 } });
    expect(titles((await server.menuOf('owner')).items)).toEqual(['malbec']);
    expect(await inTrash()).not.toContain('Sopas');
    for (const key of keysOf(menu, 'Cocina', 'Postres')) expect((await restore(key)).status).toBe(200);
    const { categoriesL1, categoriesL2, items } = await server.menuOf('owner');
    expect([categoriesL1, categoriesL2, items]).toEqual([menu.categoriesL1, menu.categoriesL2, menu.items]);
  });

  it('an unknown key refuses the whole call', async () => {
    const menu = await server.setMenu('owner', 'Tapas: pan');
    expect((await put('Categories', [...keysOf(menu, 'Tapas'), newKey()], { delete: true })).status).toBe(404);
    expect(titles((await server.menuOf('owner')).categoriesL1)).toEqual(['Tapas']);
  });
});

describe('changes of many records', () => {
  it('an import, several at once, a restoration and an undo of a business are under way one at a time', async () => {
    const menu = await server.setMenu('owner', 'Tapas: pan, bravas, tortilla | Postres: flan');
    const [pan = '', bravas = ''] = keysOf(menu, 'pan', 'bravas');
    await put('Items', [bravas], { delete: true });
    const { body } = await send<{ changes: ChangeSummary[] }>(server, 'changes', { params });
    const undone = body.changes[0]?.key ?? '';
    const token = await server.session('owner');
    const key = { token, params: { key: 'higuera' } };
    const calls: [CallName, CallRequest][] = [
      ['updateSeveralItems', { token, params, body: { keys: [pan], set: { show: false } } }],
      ['updateSeveralCategories', { token, params, body: { keys: keysOf(menu, 'Postres'), set: { show: false } } }],
      ['importMenu', { ...key, body: { file: menuToFile(menu), replace: true } }],
      ['restore', { token, params: { ...params, key: bravas } }],
      ['undoChange', { token, params: { ...params, key: undone } }],
      ['undoImport', { ...key, body: { added: [], removed: [bravas] } }],
    ];
    const release = await holdWrites(server.dataDir);
    const answers: Answered<Answer>[] = [];
    await new Promise<void>((resolve) => {
      for (const [name, request] of calls)
        void send<Answer>(server, name, request).then((answer) => {
          answers.push(answer);
          if (answers.length === calls.length - 1) void release();
          if (answers.length === calls.length) resolve();
        });
    });
    const busy = answers
      .slice(0, -1)
      .map(({ status, headers, body: { code } }) => [status, code, headers['retry-after']]);
    expect([busy, answers.at(-1)?.status]).toEqual([Array(5).fill([409, 'busy', '1']), 200]);
    expect((await put('Items', [pan], { set: { show: true } })).status).toBe(200);
  });

  it('another business, and another change of the same one, go on meanwhile', async () => {
    const menu = await server.setMenu('owner', 'Tapas: pan | Postres: flan');
    const other = await server.setMenu('neighbour', 'Tapas: bife');
    const { key, parent } = titled(menu, 'flan') as Item;
    const answers = await Promise.all([
      put('Items', keysOf(menu, 'pan'), { set: { show: false } }),
      send(server, 'updateItem', { body: { business: 'higuera', key, parent, title: 'Flan casero' } }),
      send(server, 'updateSeveralItems', {
        as: 'neighbour',
        params: { businessKey: 'otra' },
        body: { keys: keysOf(other, 'bife'), set: { show: false } },
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
