import type { CallName, ChangeSummary } from '@carta/contract';
import type { Category, Item, Menu } from '@carta/domain';
import { titled } from '../testing/titled.ts';
import { send, type CallRequest } from '../testing/send.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { recordWrites } from '../testing/record-statements.ts';

const FIFTY = Array.from({ length: 50 }, (_, nth) => `plato ${nth}`);
const MENU = `Platos: ${FIFTY.join(', ')} | ${FIFTY.map((title) => `Categoría ${title}`).join(' | ')}`;

const writes = recordWrites();
let server: TestServer;
let token: string;
let menu: Menu;

beforeAll(async () => {
  server = await testServer();
  token = await server.session('owner');
  menu = await server.setMenu('owner', MENU);
});
afterAll(async () => {
  await server.close();
  writes.stop();
});

const item = (title: string) => titled(menu, title) as Item;
const category = (title: string) => titled(menu, title) as Category;

/** Returns the tables that a call writes, one name for each statement. */
const writtenBy = (call: CallName, request: CallRequest): Promise<string[]> =>
  writes.during(async () => {
    const { status } = await send(server, call, { ...request, token });
    expect(status).toBe(200);
  });

describe('the number of statements', () => {
  it('an edit of an item is one statement besides the revision, the history of its price and the recorded change', async () => {
    const { key, parent } = item('plato 7');
    const price = { currency: '$', big: 12_500, small: '50' };
    const body = { key, parent, business: menu.key, title: 'Milanesa', description: 'Para compartir', price };
    expect(await writtenBy('updateItem', { body })).toEqual(['businesses', 'items', 'price_history', 'changes']);
  });

  it('featuring an item is one statement besides the revision and the recorded change', async () => {
    const { key, parent } = item('plato 8');
    const body = { key, parent, business: menu.key, featured: 1 };
    expect(await writtenBy('updateItem', { body })).toEqual(['businesses', 'items', 'changes']);
  });

  it('an edit of a category is one statement besides the revision and the recorded change', async () => {
    const { key, level } = category('Platos');
    const params = { key, level: String(level) };
    expect(await writtenBy('updateCategory', { params, body: { title: 'Principales' } })).toEqual([
      'businesses',
      'categories',
      'changes',
    ]);
  });

  it('[ORD-2] a move among fifty items is one statement besides the revision and the recorded change', async () => {
    const params = { menuKey: menu.key, productId: item('plato 49')._id };
    expect(await writtenBy('sortItem', { params, body: { order: 0 } })).toEqual(['businesses', 'items', 'changes']);
  });

  it('[TRASH-2] the undo of a deletion of forty items brings them back in one statement', async () => {
    const params = { businessKey: menu.key };
    const keys = FIFTY.slice(10).map((title) => item(title).key);
    await send(server, 'updateSeveralItems', { token, params, body: { keys, delete: true } });
    const { body } = await send<{ changes: ChangeSummary[] }>(server, 'changes', { token, params });
    const key = body.changes[0]?.key ?? '';
    expect(await writtenBy('undoChange', { params: { ...params, key } })).toEqual([
      'businesses',
      'deletions',
      'items',
      'changes',
    ]);
  });

  it('[ORD-2] a move among fifty categories is one statement besides the revision and the recorded change', async () => {
    const { _id, level } = category('Categoría plato 49');
    const params = { categoryId: _id, level: String(level) };
    expect(await writtenBy('sortCategory', { params, body: { order: 0 } })).toEqual([
      'businesses',
      'categories',
      'changes',
    ]);
  });
});
