import { publicMenu } from '../menu/public-menu.ts';
import { DEFAULT_ORDER_DESK } from '../settings/default-order-desk.ts';
import { menu } from '../testing/menu.ts';
import { keyOf } from '../testing/records.ts';
import { visitOrigin } from '../visits/scanned-address.ts';
import { keptTable } from './kept-table.ts';
import { newTableToken } from './new-table-token.ts';
import { savedTables, tableByToken } from './save-tables.ts';
import { isTableToken, Table, Tables, WrittenTables, type Table as StoredTable } from './table.ts';
import { tableAddress, tableTokenIn, withoutTableToken } from './table-address.ts';
import { addedTableTitles, nextTableNumber } from './table-titles.ts';

const NOW = Date.parse('2026-11-25T21:00:00-03:00');
const HOUR = 3_600_000;
const table = (title: string, token = 'a1b2c3d4e5'): StoredTable => ({ key: keyOf(title), title, token });
const titled = (...titles: string[]) => titles.map((title) => table(title));

describe('the tables of a business', () => {
  it.each([
    ['a title of one letter', { title: 'A' }, true],
    ['a title of 120 characters', { title: 'm'.repeat(120) }, true],
    ['a title with spaces at its ends, which stay', { title: ' Vereda  2 ' }, true],
    ['a title of 121 characters', { title: 'm'.repeat(121) }, false],
    ['no title', { title: '' }, false],
    ['a title of spaces', { title: '  ' }, false],
    ['a key that is none', { key: 'mesa' }, false],
    ['a token of nine characters', { token: 'a1b2c3d4e' }, false],
  ])('[TABLE-1] a table with %s is valid: %#', (_what, changes, valid) => {
    const read = Table.safeParse({ ...table('Mesa 7'), ...changes });
    expect(read.success).toBe(valid);
    expect(read.success && 'title' in changes ? read.data.title : undefined).toBe(
      valid ? (changes as { title: string }).title : undefined,
    );
  });

  it('[TABLE-1] there are at most 200, each once', () => {
    const many = (count: number) => Array.from({ length: count }, (_, nth) => table(`Mesa ${nth}`));
    const issueOf = (tables: StoredTable[]) => Tables.safeParse(tables).error?.issues[0]?.message;
    expect(issueOf(many(200))).toBeUndefined();
    expect(issueOf(many(201))).toBe('Puede haber hasta 200 mesas');
    expect(issueOf([table('Mesa 7'), table('Mesa 7')])).toBe('Una mesa está dos veces');
  });

  it.each([
    ['Mesa', [], 1],
    ['Mesa', ['Mesa 1', 'Mesa 12', 'Mesa 3'], 13],
    ['Mesa', ['Barra 4', 'Mesa', 'Mesa chica 9', 'Mesa 2 b'], 1],
    ['vereda', ['Vereda  2', 'mesa 9'], 3],
    ['', ['7'], 8],
  ])('[TABLE-2] tables named "%s" beside %j go on with %i', (name, titles, next) => {
    expect(nextTableNumber(titled(...titles), name)).toBe(next);
  });

  it.each([
    [[], { name: 'Mesa', from: 1, count: 3 }, ['Mesa 1', 'Mesa 2', 'Mesa 3']],
    [['Mesa 1', 'Mesa 2'], { name: 'Mesa', from: 1, count: 2 }, ['Mesa 3', 'Mesa 4']],
    [['Mesa 2'], { name: 'Mesa', from: 1, count: 2 }, ['Mesa 1', 'Mesa 3']],
    [['Mesa 1'], { name: ' Vereda ', from: 5, count: 2 }, ['Vereda 5', 'Vereda 6']],
    [[], { name: '', from: 1, count: 1 }, ['1']],
    [[], { name: 'Mesa', from: 1, count: NaN }, []],
  ])('[TABLE-2] beside %j, %j are called %j', (titles, added, named) => {
    expect(addedTableTitles(titled(...titles), added)).toEqual(named);
  });

  it('[TABLE-1] [TABLE-2] no more are added than fit into 200', () => {
    const most = Array.from({ length: 195 }, (_, nth) => table(`Mesa ${nth + 1}`));
    expect(addedTableTitles(most, { name: 'Mesa', from: 1, count: 12 })).toEqual(
      [196, 197, 198, 199, 200].map((n) => `Mesa ${n}`),
    );
  });
});

describe('the token of a table', () => {
  it('[TABLE-3] has 10 characters, each time others, that need no encoding in an address', () => {
    const tokens = Array.from({ length: 200 }, newTableToken);
    expect(new Set(tokens).size).toBe(200);
    for (const token of tokens) {
      expect([token, isTableToken(token), encodeURIComponent(token)]).toEqual([token, true, token]);
      expect(token).toHaveLength(10);
    }
  });

  it('[TABLE-3] stays while the table does, is new where another is asked for, and is never the one that was sent', () => {
    let nth = 0;
    const stored = [table('Mesa 1', 'aaaaaaaaaa'), table('Mesa 2', 'bbbbbbbbbb')];
    const sent = [
      { key: keyOf('Mesa 2'), title: 'Barra', token: 'zzzzzzzzzz' },
      { key: keyOf('Mesa 1'), title: 'Mesa 1', renew: true },
      { key: keyOf('Mesa 3'), title: 'Mesa 3', token: 'aaaaaaaaaa' },
    ];
    const written = WrittenTables.parse(sent);
    expect(written[0]).not.toHaveProperty('token');
    expect(savedTables(stored, written, () => `new${(nth += 1)}`.padEnd(10, '0'))).toEqual([
      { key: keyOf('Mesa 2'), title: 'Barra', token: 'bbbbbbbbbb' },
      { key: keyOf('Mesa 1'), title: 'Mesa 1', token: 'new1000000' },
      { key: keyOf('Mesa 3'), title: 'Mesa 3', token: 'new2000000' },
    ]);
  });

  it('[TABLE-3] names its table, and no other text does', () => {
    const tables = [table('Mesa 1', 'aaaaaaaaaa'), table('Mesa 2', 'bbbbbbbbbb')];
    expect(tableByToken(tables, 'bbbbbbbbbb')?.title).toBe('Mesa 2');
    for (const other of ['', 'BBBBBBBBBB', 'cccccccccc', '__proto__']) expect(tableByToken(tables, other)).toBeNull();
  });

  it('[TABLE-4] stands in the address of its QR code, which is taken for a scan', () => {
    const address = new URL(tableAddress('https://carta.test/m/demo', 'a1b2c3d4e5'));
    expect(address.href).toBe('https://carta.test/m/demo?mesa=a1b2c3d4e5');
    expect([tableTokenIn(address.search), visitOrigin(address.search)]).toEqual(['a1b2c3d4e5', 'qr']);
  });

  it.each([
    ['', null, ''],
    ['?lang=en', null, '?lang=en'],
    ['?mesa=a1b2c3d4e5', 'a1b2c3d4e5', ''],
    ['?lang=en&mesa=a1b2c3d4e5&qr', 'a1b2c3d4e5', '?lang=en&qr'],
    ['?mesa=', '', ''],
    ['?sobremesa=7', null, '?sobremesa=7'],
  ])('[TABLE-4] in the query "%s" is %j, without which it is "%s"', (query, token, rest) => {
    expect([tableTokenIn(query), withoutTableToken(query)]).toEqual([token, rest]);
  });

  it('[TABLE-4] [SHOW-5] is in nothing that diners see, which says whether there are tables and a desk', () => {
    const tables = [table('Mesa 7', 'zzz9zzz9zz')];
    const shown = (active: boolean, all = tables) =>
      publicMenu(menu('Tapas: flan', { tables: all, orderDesk: { ...DEFAULT_ORDER_DESK, active } }));
    expect(JSON.stringify(shown(true))).not.toMatch(/zzz9zzz9zz|Mesa 7/);
    expect([shown(true), shown(false), shown(true, [])].map(({ ordering }) => ordering.tables)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    [{ token: 'a1b2c3d4e5', title: 'Mesa 7', at: NOW }, true],
    [{ token: 'a1b2c3d4e5', title: 'Mesa 7', at: NOW - 4 * HOUR + 1 }, true],
    [{ token: 'a1b2c3d4e5', title: 'Mesa 7', at: NOW - 4 * HOUR }, false],
    [{ token: 'a1b2c3d4e5', title: 'Mesa 7', at: NOW + 1 }, false],
    [{ token: 'mesa', title: 'Mesa 7', at: NOW }, false],
    [{ token: 'a1b2c3d4e5', at: NOW }, false],
    ['Mesa 7', false],
    [null, false],
  ])('[TABLE-5] of %j a browser still has a table: %s', (stored, kept) => {
    expect(keptTable(stored, NOW)).toEqual(kept ? stored : null);
  });
});
