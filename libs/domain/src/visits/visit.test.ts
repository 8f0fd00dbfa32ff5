import { categoryTitled, itemTitled, menu } from '../testing/testing.ts';
import { countedAs, MOST_VISITS, oldestVisitDay, Visit, VISIT_DAYS, visitsOf } from './visit.ts';

const board = menu(
  'Cocina > Entradas: empanadas, ~provoleta | Cocina > ~Platos: bife | ~Postres: flan | Vinos: malbec',
);
const category = (title: string): Visit => ({ kind: 'category', key: categoryTitled(board, title).key });
const item = (title: string): Visit => ({ kind: 'product', key: itemTitled(board, title).key });

describe('a visit', () => {
  it.each([
    { kind: 'page', from: 'qr' },
    { kind: 'page', from: 'direct' },
    category('Cocina'),
    item('empanadas'),
    { kind: 'search-missed', words: 'sushi' },
    { kind: 'order-started', keys: [itemTitled(board, 'malbec').key] },
    { kind: 'order-sent', keys: Array.from({ length: 50 }, (_, nth) => String(nth).padEnd(21, 'x')) },
  ])('[VISIT-1] is %j', (visit) => {
    expect(Visit.parse(visit)).toEqual(visit);
  });

  it.each([
    { kind: 'page' },
    { kind: 'page', from: 'mail' },
    { kind: 'category', key: 'short' },
    { kind: 'product' },
    { kind: 'order', key: 'x'.repeat(21) },
    { kind: 'order-sent', keys: [] },
    { kind: 'order-sent', keys: ['x'.repeat(21), 'x'.repeat(21)] },
    { kind: 'order-sent', keys: Array.from({ length: 51 }, (_, nth) => String(nth).padEnd(21, 'x')) },
    { kind: 'order-started', keys: ['order'] },
    { kind: 'search-missed' },
    { kind: 'search-missed', words: 'ana@example.com' },
    {},
    null,
  ])('[VISIT-1] is never %j', (visit) => {
    expect(Visit.safeParse(visit).success).toBe(false);
  });

  it('[VISIT-1] drops every other field', () => {
    expect(Visit.parse({ kind: 'page', from: 'qr', who: 'ana' })).toEqual({ kind: 'page', from: 'qr' });
    expect(MOST_VISITS).toBe(100);
  });

  it('[VISIT-2] is counted by kind, and by origin, record or words', () => {
    expect(countedAs({ kind: 'page', from: 'qr' })).toEqual([{ kind: 'page', key: 'qr' }]);
    expect(countedAs(item('empanadas'))).toEqual([item('empanadas')]);
    expect(countedAs({ kind: 'search-missed', words: 'sushi' })).toEqual([{ kind: 'search-missed', key: 'sushi' }]);
  });

  it('[VISIT-8] of an order is counted as a whole and for each of its items', () => {
    const keys = ['empanadas', 'malbec'].map((title) => itemTitled(board, title).key);
    expect(countedAs({ kind: 'order-sent', keys })).toEqual(
      ['order', ...keys].map((key) => ({ kind: 'order-sent', key })),
    );
  });

  it('[VISIT-3] counts only if diners can see its record', () => {
    const counts = visitsOf(board);
    const seen = [category('Cocina'), category('Entradas'), category('Vinos'), item('empanadas'), item('malbec')];
    const recordless: Visit[] = [
      { kind: 'page', from: 'direct' },
      { kind: 'search-missed', words: 'sushi' },
    ];
    expect([...seen, ...recordless].filter(counts)).toHaveLength(7);
    const hidden = [category('Platos'), category('Postres'), item('provoleta'), item('bife'), item('flan')];
    const unknown = { kind: 'product', key: 'x'.repeat(21) } as const;
    const mixedUp = { kind: 'product', key: categoryTitled(board, 'Cocina').key } as const;
    const order = (...titles: string[]): Visit => ({
      kind: 'order-sent',
      keys: titles.map((title) => itemTitled(board, title).key),
    });
    expect(counts(order('empanadas', 'malbec'))).toBe(true);
    expect([...hidden, unknown, mixedUp, order('empanadas', 'bife')].filter(counts)).toEqual([]);
  });

  it('[VISIT-5] is kept for 400 days', () => {
    expect(VISIT_DAYS).toBe(400);
    expect(oldestVisitDay(Date.UTC(2026, 10, 21, 12))).toBe('2025-10-17');
  });
});
