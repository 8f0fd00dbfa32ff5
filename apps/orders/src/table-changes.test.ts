import { keyOf } from '@carta/domain/testing';
import { tablesAfter, writtenTables, type TableChange } from './table-changes.ts';

const [one, two, three] = ['uno', 'dos', 'tres'].map((name) => keyOf(name));
const TABLES = [
  { key: one!, title: 'Mesa 1', token: 'aaaaaaaaaa' },
  { key: two!, title: 'Mesa 2', token: 'bbbbbbbbbb' },
  { key: three!, title: 'Barra', token: 'cccccccccc' },
];
const patio = { key: keyOf('patio'), title: 'Patio' };

const afterOne = (change: TableChange) =>
  tablesAfter(TABLES, [change]).map(({ title, token }) => `${title} ${token[0] ?? ''}`);

describe('changes of the tables', () => {
  it.each<[TableChange, string[]]>([
    [{ kind: 'added', tables: [patio] }, ['Mesa 1 a', 'Mesa 2 b', 'Barra c', 'Patio ']],
    [{ kind: 'renamed', key: two!, title: 'Vereda', from: 'Mesa 2' }, ['Mesa 1 a', 'Vereda b', 'Barra c']],
    [{ kind: 'moved', key: three!, toIndex: 0 }, ['Barra c', 'Mesa 1 a', 'Mesa 2 b']],
    [{ kind: 'moved', key: one!, toIndex: 2 }, ['Mesa 2 b', 'Barra c', 'Mesa 1 a']],
    [{ kind: 'removed', key: one! }, ['Mesa 2 b', 'Barra c']],
    [{ kind: 'renewed', key: one! }, ['Mesa 1 a', 'Mesa 2 b', 'Barra c']],
  ])('[TABLE-3] are shown before they are saved, with the tokens that are known: %#', (change, titles) => {
    expect(afterOne(change)).toEqual(titles);
  });

  it.each<TableChange>([
    { kind: 'renamed', key: patio.key, title: 'Vereda', from: 'Patio' },
    { kind: 'moved', key: patio.key, toIndex: 0 },
    { kind: 'moved', key: one!, toIndex: 0 },
    { kind: 'removed', key: patio.key },
  ])('[TABLE-3] of a table that another device has removed, or to its own place, change nothing: %#', (change) => {
    expect(tablesAfter(TABLES, [change])).toEqual(TABLES);
  });

  it('[TABLE-3] a table whose code is changed asks for another one, and no token is sent', () => {
    expect(writtenTables(TABLES, { kind: 'renewed', key: two! })).toEqual([
      { key: one, title: 'Mesa 1' },
      { key: two, title: 'Mesa 2', renew: true },
      { key: three, title: 'Barra' },
    ]);
  });

  it('[TABLE-3] wait for one another: the second is made of what the first leaves', () => {
    const added = { kind: 'added', tables: [patio] } as const;
    const moved = { kind: 'moved', key: patio.key, toIndex: 0 } as const;
    expect(tablesAfter(TABLES, [added, moved]).map(({ title }) => title)).toEqual([
      'Patio',
      'Mesa 1',
      'Mesa 2',
      'Barra',
    ]);
  });
});
