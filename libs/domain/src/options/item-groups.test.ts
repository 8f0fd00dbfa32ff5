import { keyOf } from '../testing/records.ts';
import { checkItemGroups, groupUses, ItemOptionGroups, keptItemGroups, restoredUses } from './item-groups.ts';

const [size, otherSize, extras, sauces, gone] = ['tamaño', 'porción', 'extras', 'salsas', 'nada'].map((title) =>
  keyOf(title),
) as [string, string, string, string, string];
const GROUPS = [
  { key: size, pricing: 'replace' as const },
  { key: otherSize, pricing: 'replace' as const },
  { key: extras, pricing: 'add' as const },
  { key: sauces, pricing: 'add' as const },
];
const many = (count: number) => Array.from({ length: count }, (_, nth) => keyOf(`grupo ${nth}`));

describe('the groups of a product', () => {
  it.each([
    ['ten groups', many(10), true],
    ['eleven groups', many(11), false],
    ['a group twice', [extras, extras], false],
    ['no group', [], true],
    ['something else', 'extras', false],
  ])('[GROUP-1] %s: %j', (_, keys, valid) => {
    expect(ItemOptionGroups.safeParse(keys).success).toBe(valid);
  });

  it.each([
    [[size, extras, sauces], 'ok'],
    [[], 'ok'],
    [[extras, gone], 'unknown-group'],
    [[size, extras, otherSize], 'second-size'],
  ])('[GROUP-1] groups %j of a product are: %s', (keys, expected) => {
    const checked = checkItemGroups(keys, GROUPS);
    expect(checked.ok ? 'ok' : checked.reason).toBe(expected);
  });

  it('[GROUP-1] a restored product keeps the groups that exist, its first size, and ten at most', () => {
    expect(keptItemGroups([gone, size, extras, otherSize], GROUPS)).toEqual([size, extras]);
    const all = many(12);
    expect(
      keptItemGroups(
        all,
        all.map((key) => ({ key, pricing: 'add' })),
      ),
    ).toEqual(all.slice(0, 10));
  });
});

describe('a group that returns from the trash', () => {
  const pizza = { key: keyOf('pizza'), optionGroups: [size, extras, sauces] };
  const flan = { key: keyOf('flan') };

  it('[GROUP-4] the uses of a group name each product and the place that the group had in it', () => {
    expect(groupUses([pizza, flan], extras)).toEqual([{ key: pizza.key, place: 1 }]);
  });

  it('[GROUP-4] a product gets the group back at its place', () => {
    const without = { ...pizza, optionGroups: [size, sauces] };
    const uses = groupUses([pizza], extras);
    expect(restoredUses([without, flan], { group: extras, uses, groups: GROUPS })).toEqual([pizza]);
  });

  it.each([
    ['has another size by now', { ...pizza, optionGroups: [otherSize] }, size],
    ['has ten groups by now', { ...pizza, optionGroups: many(10) }, extras],
    ['has the group again', pizza, extras],
  ])('[GROUP-4] a product that %s stays as it is', (_, item, group) => {
    const groups = [...GROUPS, ...many(10).map((key) => ({ key, pricing: 'add' as const }))];
    expect(restoredUses([item], { group, uses: [{ key: pizza.key, place: 0 }], groups })).toEqual([]);
  });
});
