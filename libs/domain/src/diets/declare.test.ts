import { commonAllergen, commonDiet, commonSuggestion, declare, mergeChanges, type DeclaredChange } from './declare.ts';
import type { Declared } from './diets.ts';

const FLAN: Declared = { allergens: { milk: 'contains', gluten: 'free' }, diets: ['vegetarian'] };
const BREAD: Declared = { allergens: { gluten: 'contains' } };
const VEGAN: Declared = { diets: ['vegan'] };

describe('declaring allergens and diets', () => {
  it.each([
    [{}, FLAN],
    [
      { allergens: { eggs: 'contains' } },
      { ...FLAN, allergens: { milk: 'contains', gluten: 'free', eggs: 'contains' } },
    ],
    [{ allergens: { milk: 'free' } }, { ...FLAN, allergens: { milk: 'free', gluten: 'free' } }],
    [{ allergens: { milk: 'unstated', gluten: 'unstated' } }, { allergens: {}, diets: ['vegetarian'] }],
    [{ diets: { spicy: true } }, { ...FLAN, diets: ['vegetarian', 'spicy'] }],
    [{ diets: { vegetarian: false } }, { ...FLAN, diets: [] }],
  ] satisfies [DeclaredChange, Declared][])('[DECL-3] the change %j of a flan gives %j', (change, declared) => {
    expect(declare(FLAN, change)).toEqual(declared);
  });

  it('[DECL-3] a product that declares nothing gets whole values', () => {
    expect(declare({}, {})).toEqual({ allergens: {}, diets: [] });
  });

  it('[DECL-3] of two changes the later one wins', () => {
    const first: DeclaredChange = { allergens: { milk: 'free', soy: 'free' }, diets: { vegan: true } };
    const later: DeclaredChange = { allergens: { milk: 'contains' }, diets: { vegan: false, spicy: true } };
    expect(mergeChanges(first, later)).toEqual({
      allergens: { milk: 'contains', soy: 'free' },
      diets: { vegan: false, spicy: true },
    });
  });

  it('[DECL-4] what several say is common only if all say it', () => {
    expect(commonAllergen([FLAN, BREAD], 'gluten')).toBeNull();
    expect(commonAllergen([FLAN, BREAD], 'soy')).toBe('unstated');
    expect(commonAllergen([FLAN, FLAN], 'gluten')).toBe('free');
    expect(commonDiet([FLAN, BREAD], 'vegetarian')).toBeNull();
    expect(commonDiet([FLAN, BREAD], 'spicy')).toBe(false);
    expect(commonDiet([FLAN], 'vegetarian')).toBe(true);
    expect(commonDiet([], 'spicy')).toBeNull();
  });

  it('[DECL-2] nothing is suggested for several unless it is for each', () => {
    expect(commonSuggestion([VEGAN, { ...VEGAN, allergens: { milk: 'free', eggs: 'free' } }])).toEqual([
      'crustaceans',
      'fish',
      'molluscs',
    ]);
    expect(commonSuggestion([VEGAN, BREAD])).toEqual([]);
    expect(commonSuggestion([])).toEqual([]);
  });
});
