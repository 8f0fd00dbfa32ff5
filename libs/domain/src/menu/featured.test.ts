import fc from 'fast-check';
import { featuredShown, moveFeatured, nextFeaturedRank } from './featured.ts';
import { menu } from '../testing/menu.ts';
import type { Item } from './item.ts';

const ranksOf = (items: readonly Item[]) => Object.fromEntries(items.map(({ title, featured }) => [title, featured]));
const titlesOf = (items: readonly Item[]) => items.map(({ title }) => title);
const keyIn = (items: readonly Item[], title: string) => items.find((item) => item.title === title)!.key;

describe('featured items', () => {
  it.each([
    ['Tapas: croquetas', 1],
    ['Tapas: croquetas*1, bravas', 2],
    ['Tapas: croquetas*7, bravas*2', 8],
    ['Tapas: ~croquetas*3', 4],
  ])('[FEAT-1] in %j get the next rank %d', (written, rank) => {
    expect(nextFeaturedRank(menu(written).items)).toBe(rank);
  });

  it('[FEAT-5] an item that stops being featured leaves the other ranks, so the next rank is still the highest + 1', () => {
    const { items } = menu('Tapas: croquetas*1, bravas*2, pan*3');
    const left = items.map((item) => (item.title === 'bravas' ? { ...item, featured: false as const } : item));
    expect(nextFeaturedRank(left)).toBe(4);
  });

  it('[FEAT-2] are shown by rank, without hidden ones', () => {
    const { items } = menu('Tapas: croquetas*5, bravas, ~pan*1, jamón*2 | Postres: flan*3');
    expect(titlesOf(featuredShown(items))).toEqual(['jamón', 'flan', 'croquetas']);
  });

  const { items } = menu('Tapas: croquetas*5, bravas, ~pan*1, jamón*2, ~queso*4 | Postres: flan*3');

  it.each([
    ['croquetas', 0, { croquetas: 1, jamón: 2, flan: 3, pan: 4, queso: 5, bravas: false }],
    ['jamón', 2, { flan: 1, croquetas: 2, jamón: 3, pan: 4, queso: 5, bravas: false }],
    ['flan', 0, { flan: 1, jamón: 2, croquetas: 3, pan: 4, queso: 5, bravas: false }],
  ])('[FEAT-3] with %s moved to %d are ranked from 1, hidden ones last: %j', (title, toIndex, ranks) => {
    const moved = moveFeatured(items, keyIn(items, title), toIndex);
    if (!moved.ok) throw new Error(moved.reason);
    expect(ranksOf(moved.value)).toEqual(ranks);
    expect(titlesOf(moved.value)).toEqual(titlesOf(items));
  });

  it('[FEAT-4] stay the same, gaps included, after a move to the same index', () => {
    expect(moveFeatured(items, keyIn(items, 'flan'), 1)).toEqual({ ok: true, value: items });
  });

  it('[FEAT-3] refuse a move of an item that is not shown among them, and an index out of range', () => {
    for (const title of ['bravas', 'pan'])
      expect(moveFeatured(items, keyIn(items, title), 0)).toEqual({ ok: false, reason: 'unknown-key' });
    expect(moveFeatured(items, 'nothing', 0)).toEqual({ ok: false, reason: 'unknown-key' });
    for (const toIndex of [-1, 3, 0.5, NaN])
      expect(moveFeatured(items, keyIn(items, 'flan'), toIndex)).toEqual({ ok: false, reason: 'out-of-range' });
  });

  it('[FEAT-3] have the ranks 1 to n after any move; no other item becomes featured', () => {
    const anyItem = fc.record({ show: fc.boolean(), featured: fc.boolean() });
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 20 }), fc.nat(), fc.nat(), (written, from, to) => {
        const all = written.map(({ show, featured }, index) => ({
          key: `key-${index}`,
          show,
          featured: featured && ((index * 7) % 23) + 1,
        }));
        const shown = featuredShown(all);
        fc.pre(shown.length > 1);
        const fromIndex = from % shown.length;
        const toIndex = (fromIndex + 1 + (to % (shown.length - 1))) % shown.length;
        const moved = moveFeatured(all, shown[fromIndex]!.key, toIndex);
        if (!moved.ok) throw new Error(moved.reason);
        const ranks = moved.value.flatMap(({ featured }) => (featured === false ? [] : [featured]));
        expect(ranks.sort((a, b) => a - b)).toEqual(ranks.map((_, index) => index + 1));
        expect(moved.value.map(({ featured }) => featured !== false)).toEqual(
          all.map(({ featured }) => featured !== false),
        );
        expect(featuredShown(moved.value)[toIndex]?.key).toBe(shown[fromIndex]!.key);
      }),
    );
  });
});
