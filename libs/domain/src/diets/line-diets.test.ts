import fc from 'fast-check';
import { ALLERGENS, DIETS, lineAllergens, type Declared } from './diets.ts';
import { containedBy, lineDiets, lostMarks } from './line-diets.ts';

const FREE: Declared = { allergens: { gluten: 'free', eggs: 'free', milk: 'free', fish: 'free' } };
const VEGAN: Declared = { ...FREE, diets: ['vegan'] };
const VEGETARIAN: Declared = { ...FREE, diets: ['vegetarian'] };
const FRIES = { title: 'papas', allergens: { eggs: 'contains', milk: 'free', fish: 'free' } } as const;
const RARE: Declared = { neutral: true };

describe('the marks of a line', () => {
  it.each([
    ['a product without declarations', {}, [], []],
    ['a gluten-free product', FREE, [], ['glutenFree']],
    ['a vegan product', VEGAN, [], ['vegan', 'glutenFree']],
    ['a vegan and vegetarian product', { diets: ['vegetarian', 'vegan'] }, [], ['vegan']],
    ['a gluten-free product with an undeclared option', FREE, [{}], []],
    ['a gluten-free product with a neutral option', FREE, [RARE], ['glutenFree']],
    [
      'a neutral option that contains gluten',
      FREE,
      [{ neutral: true, allergens: { gluten: 'contains' } }],
      ['glutenFree'],
    ],
    ['a gluten-free product with gluten-free options', FREE, [FREE, VEGAN], ['glutenFree']],
    ['one option of several that contains gluten', FREE, [FREE, { allergens: { gluten: 'contains' } }], []],
    ['a vegan product with a vegetarian option', VEGAN, [VEGETARIAN], ['vegetarian', 'glutenFree']],
    ['a vegetarian product with a vegan option', VEGETARIAN, [VEGAN], ['vegetarian', 'glutenFree']],
    ['a vegan product with an undeclared option', VEGAN, [FREE], ['glutenFree']],
    ['an undeclared product with a vegan option', FREE, [VEGAN], ['glutenFree']],
    ['a spicy product with a mild option', { diets: ['spicy'] }, [FREE], ['spicy']],
    ['a mild product with a spicy option', FREE, [{ ...FREE, diets: ['spicy'] }], ['glutenFree', 'spicy']],
    ['a mild product with a neutral spicy option', FREE, [{ neutral: true, diets: ['spicy'] }], ['glutenFree']],
  ] satisfies [string, Declared, Declared[], string[]][])(
    '[DIET-6] the line of %s keeps the marks that all of it has',
    (_, product, options, marks) => {
      expect(lineDiets(product, options)).toEqual(marks);
    },
  );

  const state = fc.constantFrom('contains' as const, 'free' as const, undefined);
  const declared: fc.Arbitrary<Declared> = fc.record({
    allergens: fc
      .tuple(...ALLERGENS.map(() => state))
      .map((states) =>
        Object.fromEntries(ALLERGENS.flatMap((code, nth) => (states[nth] ? [[code, states[nth]]] : []))),
      ),
    diets: fc.subarray([...DIETS]),
    neutral: fc.option(fc.boolean(), { nil: undefined }),
  });

  it('[DIET-5] [DIET-6] no option adds a mark but being spicy, and neutral ones change nothing', () => {
    fc.assert(
      fc.property(declared, fc.array(declared, { maxLength: 4 }), (any, options) => {
        const product = { ...any, neutral: undefined };
        const marks = lineDiets(product, options);
        const before = lineDiets(product);
        for (const mark of marks) if (mark !== 'spicy' && mark !== 'vegetarian') expect(before).toContain(mark);
        if (marks.includes('vegetarian')) expect(before.includes('vegetarian') || before.includes('vegan')).toBe(true);
        expect(marks.includes('glutenFree')).toBe(lineAllergens([product, ...options]).gluten === 'free');
        const counted = options.filter(({ neutral }) => neutral !== true);
        expect(lineDiets(product, counted)).toEqual(marks);
        expect(counted.every((option) => lostMarks(product, option).marks.length === 0)).toBe(
          before.every((mark) => marks.includes(mark)),
        );
      }),
    );
  });
});

describe('what an option takes away', () => {
  it.each([
    ['an undeclared option', VEGAN, {}, ['vegan', 'glutenFree'], [], ['gluten', 'eggs', 'fish', 'milk']],
    ['an option as free as the product', FREE, VEGAN, [], [], []],
    ['a neutral option', VEGAN, RARE, [], [], []],
    ['fries with egg', FREE, FRIES, ['glutenFree'], ['eggs'], ['gluten']],
    ['an option that contains milk', FREE, { allergens: { ...FREE.allergens, milk: 'contains' } }, [], ['milk'], []],
    ['a vegetarian option', VEGAN, VEGETARIAN, ['vegan'], [], []],
    ['an option on a product that declares nothing', {}, FRIES, [], [], []],
    ['an option on a spicy product', { diets: ['spicy'] }, {}, [], [], []],
  ] satisfies [string, Declared, Declared, string[], string[], string[]][])(
    '[DIET-7] what %s takes away is named',
    (_, product, option, marks, contains, undeclared) => {
      expect(lostMarks(product, option)).toEqual({ marks, contains, undeclared });
    },
  );

  it('[DIET-8] a line contains an allergen by the options that contain it, unless the product does', () => {
    const neutral: Declared = { neutral: true, allergens: { eggs: 'contains' } };
    expect(containedBy('eggs', FREE, [VEGAN, FRIES, neutral])).toEqual([FRIES]);
    expect(containedBy('gluten', FREE, [FRIES])).toEqual([]);
    expect(containedBy('eggs', { allergens: { eggs: 'contains' } }, [FRIES])).toEqual([]);
  });
});
