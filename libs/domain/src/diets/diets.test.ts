import {
  ALLERGENS,
  Allergens,
  DIETS,
  Diets,
  isGlutenFree,
  isNeutral,
  lineAllergens,
  veganConflicts,
  veganSuggestion,
  type Declared,
} from './diets.ts';

describe('allergens and diets', () => {
  it('[DIET-1] there are fourteen allergens and three diets', () => {
    expect([new Set(ALLERGENS).size, DIETS.length]).toEqual([14, 3]);
  });

  it.each([
    [{}, true],
    [{ gluten: 'free', milk: 'contains' }, true],
    [{ gluten: 'unknown' }, false],
    [{ sugar: 'free' }, false],
    [{ gluten: null }, false],
    [[], false],
  ])('[DIET-1] the allergens %j are accepted: %p', (given, accepted) => {
    expect(Allergens.safeParse(given).success).toBe(accepted);
  });

  it.each([
    [[], true],
    [['vegan', 'spicy'], true],
    [['vegan', 'vegan'], false],
    [['keto'], false],
  ])('[DIET-1] the diets %j are accepted: %p', (given, accepted) => {
    expect(Diets.safeParse(given).success).toBe(accepted);
  });

  it.each([
    [{}, false],
    [{ allergens: { gluten: 'contains' } }, false],
    [{ allergens: { milk: 'free' } }, false],
    [{ allergens: { gluten: 'free' } }, true],
  ] satisfies [Declared, boolean][])('[DIET-2] %j is without TACC: %p', (declared, without) => {
    expect(isGlutenFree(declared)).toBe(without);
  });

  it.each([
    [{ diets: ['vegan'], allergens: { milk: 'contains', gluten: 'contains' } }, ['milk']],
    [{ diets: ['vegan'], allergens: { milk: 'free', nuts: 'contains' } }, []],
    [{ diets: ['vegetarian'], allergens: { milk: 'contains' } }, []],
    [
      {
        diets: ['vegan'],
        allergens: { eggs: 'contains', fish: 'contains', crustaceans: 'contains', molluscs: 'contains' },
      },
      ['eggs', 'fish', 'crustaceans', 'molluscs'],
    ],
    [{}, []],
  ] satisfies [Declared, string[]][])('[DIET-3] %j cannot be vegan for %j', (declared, conflicts) => {
    expect(veganConflicts(declared)).toEqual(conflicts);
  });

  it.each([
    [{}, []],
    [{ diets: ['vegetarian'] }, []],
    [{ diets: ['vegan'] }, ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs']],
    [{ diets: ['vegan'], allergens: { milk: 'free', eggs: 'contains' } }, ['fish', 'crustaceans', 'molluscs']],
  ] satisfies [Declared, string[]][])('[DECL-2] for %j the suggestion is to be free of %j', (declared, suggested) => {
    expect(veganSuggestion(declared)).toEqual(suggested);
  });

  it.each([
    [{}, false],
    [{ neutral: false }, false],
    [{ neutral: true, diets: ['vegan'] }, true],
  ] satisfies [Declared, boolean][])('[DIET-5] %j is neutral: %p', (declared, neutral) => {
    expect(isNeutral(declared)).toBe(neutral);
  });

  it.each([
    [[{ allergens: { gluten: 'free' } }], { gluten: 'free' }],
    [[{ allergens: { gluten: 'free' } }, { allergens: { gluten: 'free' } }], { gluten: 'free' }],
    [[{ allergens: { gluten: 'free' } }, {}], {}],
    [[{ allergens: { gluten: 'free' } }, { allergens: { gluten: 'contains' } }], { gluten: 'contains' }],
    [[{}, { allergens: { milk: 'contains' } }], { milk: 'contains' }],
    [[], {}],
    [[{ allergens: { gluten: 'free' } }, { neutral: true }], { gluten: 'free' }],
    [[{ allergens: { gluten: 'free' } }, { neutral: false }], {}],
    [[{ allergens: { gluten: 'free' } }, { neutral: true, allergens: { gluten: 'contains' } }], { gluten: 'free' }],
  ] satisfies [Declared[], Allergens][])('[DIET-4] [DIET-5] a line of %j declares %j', (parts, declared) => {
    expect(lineAllergens(parts)).toEqual(declared);
  });
});
