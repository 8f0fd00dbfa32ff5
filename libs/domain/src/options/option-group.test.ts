import { keyOf } from '../testing/records.ts';
import { choiceWords, OPTION_LIMITS, OptionGroup, type Option } from './option-group.ts';

const option = (nth: number, changes: Partial<Option> = {}): Option => ({
  key: keyOf(`option ${nth}`),
  title: `Opción ${nth}`,
  price: { currency: '$', big: nth, small: '00' },
  show: true,
  soldOutUntil: null,
  ...changes,
});
const GROUP = {
  _id: 'g1',
  key: keyOf('tamanos'),
  business: 'demo',
  title: 'Tamaño',
  pricing: 'replace',
  min: 1,
  max: 1,
  options: [option(1), option(2)],
  order: 0,
  version: 0,
};

describe('OptionGroup', () => {
  it.each([
    ['a size', {}],
    ['optional extras', { pricing: 'add', min: 0, max: 2 }],
    ['one option with diets', { options: [option(1, { allergens: { gluten: 'free' }, diets: ['vegan'] })] }],
    ['a neutral option', { options: [option(1, { neutral: true })] }],
    ['fifty options', { options: Array.from({ length: OPTION_LIMITS.options }, (_, nth) => option(nth)) }],
  ])('[OPT-1] %s is accepted', (_, changes) => {
    expect(OptionGroup.safeParse({ ...GROUP, ...changes }).success).toBe(true);
  });

  it.each([
    ['no option', 'options', { options: [], min: 0, max: 0, pricing: 'add' }],
    ['fifty-one options', 'options', { options: Array.from({ length: 51 }, (_, nth) => option(nth)) }],
    ['an option twice', 'options', { options: [option(1), option(1)] }],
    ['more at most than options', 'max', { pricing: 'add', min: 0, max: 3 }],
    ['less at most than at least', 'max', { pricing: 'add', min: 2, max: 1 }],
    ['a negative minimum', 'min', { pricing: 'add', min: -1 }],
    ['another pricing', 'pricing', { pricing: 'free' }],
    ['a title that is too long', 'title', { title: 'x'.repeat(121) }],
  ])('[OPT-1] %s is refused at %s', (_, place, changes) => {
    const issues = OptionGroup.safeParse({ ...GROUP, ...changes }).error?.issues ?? [];
    expect(issues.map(({ path }) => path[0])).toEqual([place]);
  });

  it.each([
    [0, 1],
    [1, 2],
    [2, 2],
  ])('[OPT-2] a size of which %d to %d are chosen is refused', (min, max) => {
    expect(OptionGroup.safeParse({ ...GROUP, min, max }).error?.issues[0]?.path).toEqual(['pricing']);
  });

  it.each([
    [1, 1, 'Elegir 1'],
    [2, 2, 'Elegir 2'],
    [1, 3, 'De 1 a 3'],
    [0, 3, 'Hasta 3'],
    [0, 1, 'Opcional'],
  ])('[OPT-3] from %d to %d reads %s', (min, max, words) => {
    expect(choiceWords({ min, max })).toBe(words);
  });
});
