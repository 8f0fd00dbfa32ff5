import { changedItemGroups } from './several-item-groups.ts';

const GROUPS = [
  { key: 'size', pricing: 'replace' },
  { key: 'other-size', pricing: 'replace' },
  { key: 'sauce', pricing: 'add' },
  { key: 'side', pricing: 'add' },
] as const;
const TEN = Array.from({ length: 10 }, (_, nth) => `extra-${nth}`);
const ALL = [...GROUPS, ...TEN.map((key) => ({ key, pricing: 'add' as const }))];

describe('[GROUP-7] the groups of several products', () => {
  it.each([
    ['a new group follows those that are there', ['size'], { added: ['sauce'], removed: [] }, ['size', 'sauce']],
    ['a group that is there already changes nothing', ['sauce'], { added: ['sauce'], removed: [] }, 'same'],
    [
      'a group that is taken away leaves the others in their order',
      ['a', 'sauce', 'side'],
      { added: [], removed: ['a'] },
      ['sauce', 'side'],
    ],
    ['a group that is not there is not taken away', ['sauce'], { added: [], removed: ['side'] }, 'same'],
    [
      'a size takes the place of the one that is taken away',
      ['size'],
      { added: ['other-size'], removed: ['size'] },
      ['other-size'],
    ],
    ['a second size is refused', ['size'], { added: ['other-size'], removed: [] }, 'refused'],
    ['an eleventh group is refused', TEN, { added: ['sauce'], removed: [] }, 'refused'],
    ['a product without groups gets its first', undefined, { added: ['side'], removed: [] }, ['side']],
  ] as const)('%s', (_, optionGroups, change, expected) => {
    const { changed, refused } = changedItemGroups([{ key: 'flan', optionGroups }], change, ALL);
    const outcome = refused.length > 0 ? 'refused' : (changed[0]?.optionGroups ?? 'same');
    expect(outcome).toEqual(expected);
  });
});
