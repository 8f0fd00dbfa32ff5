/** @postgres records that are changed by key, and a transaction that is refused for its revision */
import type { ChangeSummary } from '@carta/contract';
import { menuToFile, type FileEffect, type Item, type Menu } from '@carta/domain';
import { itemTitled as titled } from '@carta/domain/testing';
import { holdWrites } from '../testing/hold-writes.ts';
import { send } from '../testing/send.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

interface Answer {
  readonly items: number;
  readonly change: string | null;
  readonly effect: FileEffect;
  readonly revision: number;
  readonly code?: string;
}

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const params = { key: 'higuera' };
const importing = (body: object) => send<Answer>(server, 'importMenu', { params, body });
const checking = (body: object) => send<Answer>(server, 'checkMenuFile', { params, body });
const editing = ({ key, parent }: Item, fields: object) =>
  send(server, 'updateItem', { params: {}, body: { business: 'higuera', key, parent, ...fields } });
const price = (menu: Menu, title: string) => titled(menu, title).price.big;
const file = (title: string, written: string) => ({
  currency: '$' as const,
  categories: [{ title: 'Postres', products: [{ title, price: written }] }],
});

describe('a menu file', () => {
  it('[FILE-18] updates the prices of what it finds, which keeps its key, sold out and picture, and is undone by its change', async () => {
    const before = await server.setMenu('owner', 'Postres: flan*1, budín | Barra: soda');
    await editing(titled(before, 'flan'), { soldOut: true });
    const stored = await server.menuOf('owner');
    const checked = await checking({ file: file('FLAN', '150'), mode: 'update' });
    expect([checked.status, checked.body.effect.repriced.length, checked.body.effect.kept.length]).toEqual([200, 1, 2]);
    expect(await server.menuOf('owner')).toEqual(stored);

    const imported = await importing({ file: file('FLAN', '150'), mode: 'update', revision: checked.body.revision });
    const after = await server.menuOf('owner');
    expect([imported.status, imported.body.items, price(after, 'flan')]).toEqual([200, 1, 150]);
    const { key, soldOutUntil, featured } = titled(after, 'flan');
    expect([key, soldOutUntil, featured]).toEqual([
      titled(stored, 'flan').key,
      titled(stored, 'flan').soldOutUntil,
      titled(stored, 'flan').featured,
    ]);

    const { body } = await send<{ changes: ChangeSummary[] }>(server, 'changes', {
      params: { businessKey: 'higuera' },
    });
    const imports = body.changes.filter(({ key }) => key === imported.body.change);
    expect(imports.map(({ key, text }) => [key, text])).toEqual([
      [imported.body.change, expect.stringMatching(/^Importación del \d+ \S+, \d\d\.\d\d$/)],
    ]);
    const restored = await send(server, 'undoChange', {
      params: { businessKey: 'higuera', key: imported.body.change ?? '' },
    });
    expect([restored.status, price(await server.menuOf('owner'), 'flan')]).toEqual([200, 99]);
  });

  it('[FILE-18] is refused where somebody changed the menu after the preview, and changes nothing', async () => {
    await server.setMenu('owner', 'Postres: flan');
    const { body } = await checking({ file: file('flan', '150'), mode: 'update' });
    await server.setMenu('owner', 'Postres: flan, budín');
    const refused = await importing({ file: file('flan', '150'), mode: 'update', revision: body.revision });
    expect([refused.status, refused.body.code, price(await server.menuOf('owner'), 'flan')]).toEqual([
      409,
      'conflict',
      99,
    ]);
  });

  it('one import of a business is under way at a time', async () => {
    const menu = await server.setMenu('owner', 'Postres: flan');
    const body = { file: menuToFile(menu), mode: 'replace' };
    const token = await server.session('owner');
    const once = () => send<Answer>(server, 'importMenu', { params, body, token });
    // The first one cannot end before the second one comes.
    const release = await holdWrites(server.dataDir);
    const sent = [once(), once()];
    const { status, body: refusal } = await Promise.race(sent);
    await release();
    expect([status, refusal.code]).toEqual([409, 'busy']);
    expect((await Promise.all(sent)).map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it("[FILE-18] 'Agregar' leaves out what is there already, and 'rest' adds it again", async () => {
    await server.setMenu('owner', 'Postres: flan');
    expect((await importing({ file: file('flan', '1'), mode: 'add' })).body).toMatchObject({ items: 0, change: null });
    await importing({ file: file('flan', '1'), mode: 'add', rest: 'add' });
    expect((await server.menuOf('owner')).items.map(({ title }) => title)).toEqual(['flan', 'flan']);
  });

  it('[FILE-18] an undo leaves what was changed since', async () => {
    const before = await server.setMenu('owner', 'Postres: flan, budín');
    const both = {
      currency: '$',
      categories: [{ title: 'Postres', products: ['flan', 'budín'].map((title) => ({ title, price: '150' })) }],
    };
    const { body } = await importing({ file: both, mode: 'update' });
    await editing(titled(before, 'flan'), { price: { currency: '$', big: 200, small: '00' } });
    await send(server, 'undoImport', { params, body: body.effect });
    const after = await server.menuOf('owner');
    expect([price(after, 'flan'), price(after, 'budín')]).toEqual([200, 99]);
  });
});

it('a check of a file for a business that is gone meanwhile is refused, as its import is', async () => {
  const { menus } = server.stores;
  const flan = file('flan', '1.00');
  const refused = { ok: false, reason: 'not-found' };
  expect([await menus.checkImport('gone', flan), await menus.import('gone', flan)]).toEqual([refused, refused]);
});
