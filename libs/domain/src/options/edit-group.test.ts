import { keyOf } from '../testing/records.ts';
import { editOptionGroup, hasOtherSize, itemsWithGroup, newOptionGroup } from './edit-group.ts';
import type { OptionGroup, WrittenOptionGroup } from './option-group.ts';

const [small, large, huge] = ['chica', 'grande', 'gigante'].map((title) => keyOf(title)) as [string, string, string];
const price = (big: number) => ({ currency: '$' as const, big, small: '00' });
const WRITTEN: WrittenOptionGroup = {
  title: 'Tamaño',
  pricing: 'replace',
  min: 1,
  max: 1,
  options: [
    { key: small, title: 'Chica', price: price(5), allergens: {}, diets: [] },
    { key: large, title: 'Grande', price: price(9), show: false, allergens: { gluten: 'free' }, diets: ['vegan'] },
  ],
};
const PLACE = { business: 'demo', key: keyOf('tamaño'), order: 2 };
const GROUP: OptionGroup = { ...newOptionGroup(WRITTEN, PLACE), _id: 'g', version: 3 };
const UNTIL = 1_700_000_000_000;

const edited = (changes: Parameters<typeof editOptionGroup>[1], group = GROUP) => {
  const result = editOptionGroup(group, changes, UNTIL);
  return result.ok ? result.value : result.reason;
};

describe('an option group', () => {
  it('[GROUP-2] a new group has its options on sale and shown, without what is empty', () => {
    expect(newOptionGroup(WRITTEN, PLACE)).toEqual({
      ...PLACE,
      title: 'Tamaño',
      pricing: 'replace',
      min: 1,
      max: 1,
      options: [
        { key: small, title: 'Chica', price: price(5), show: true, soldOutUntil: null },
        {
          key: large,
          title: 'Grande',
          price: price(9),
          show: false,
          soldOutUntil: null,
          allergens: { gluten: 'free' },
          diets: ['vegan'],
        },
      ],
    });
  });

  it('[GROUP-2] [DIET-5] an option is neutral only while it says so', () => {
    const [first, second] = WRITTEN.options as [
      WrittenOptionGroup['options'][number],
      WrittenOptionGroup['options'][number],
    ];
    const neutral = newOptionGroup(
      {
        ...WRITTEN,
        options: [
          { ...first, neutral: true },
          { ...second, neutral: false },
        ],
      },
      PLACE,
    );
    expect(neutral.options.map((option) => ['neutral' in option, option.neutral])).toEqual([
      [true, true],
      [false, undefined],
    ]);
    const group = { ...GROUP, options: neutral.options };
    expect(edited({ title: 'Punto' }, group)).toEqual({ ...group, title: 'Punto' });
    expect(edited({ options: [first] }, group)).toEqual(edited({ options: [first] }));
  });

  it('[GROUP-2] an edit replaces the list of options; those that stay keep being sold out and hidden', () => {
    const out = edited({ soldOut: { [large]: true } }) as OptionGroup;
    expect(out.options.map(({ soldOutUntil }) => soldOutUntil)).toEqual([null, UNTIL]);
    const options = [
      { key: huge, title: 'Gigante', price: price(12) },
      { key: large, title: 'Grande', price: price(10) },
    ];
    expect(edited({ options }, out)).toEqual({
      ...GROUP,
      options: [
        { ...options[0], show: true, soldOutUntil: null },
        { ...options[1], show: false, soldOutUntil: UNTIL },
      ],
    });
    expect(edited({ soldOut: { [large]: false } }, out)).toEqual(GROUP);
  });

  it.each([
    [{ title: '' }, { title: '' }],
    [{ pricing: 'add', min: 0 } as const, { pricing: 'add', min: 0 }],
    [{ soldOut: { [huge]: true } }, 'unknown-option'],
    [{ max: 3, pricing: 'add' } as const, 'wrong-max'],
    [{ min: 0 }, 'wrong-size'],
  ])('[GROUP-2] the edit %j gives %j', (changes, expected) => {
    expect(edited(changes)).toEqual(typeof expected === 'string' ? expected : { ...GROUP, ...expected });
  });

  it('[GROUP-3] a group cannot become a size while a product that uses it has another one', () => {
    const extras = { key: keyOf('extras'), pricing: 'add' as const };
    const both = { optionGroups: [GROUP.key, extras.key] };
    const groups = [GROUP, extras];
    expect(itemsWithGroup([both, {}], extras.key)).toEqual([both]);
    expect(hasOtherSize([both], groups, extras.key)).toBe(true);
    expect(hasOtherSize([{ optionGroups: [extras.key] }, {}], groups, extras.key)).toBe(false);
    expect(hasOtherSize([both], groups, GROUP.key)).toBe(false);
  });
});
