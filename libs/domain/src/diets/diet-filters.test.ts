import { DIET_FILTERS, suits, usefulFilters } from './diet-filters.ts';
import type { Declared } from './diets.ts';

const FREE: Declared = { allergens: { gluten: 'free' } };
const VEGAN: Declared = { diets: ['vegan'] };
const VEGETARIAN: Declared = { diets: ['vegetarian', 'spicy'] };

describe('a diet filter', () => {
  it.each<[string, Declared, string[]]>([
    ['is declared free of gluten', FREE, ['glutenFree']],
    ['contains gluten', { allergens: { gluten: 'contains' } }, []],
    ['states nothing', {}, []],
    ['states nothing of gluten', { allergens: { milk: 'free' } }, []],
    ['is vegan', VEGAN, ['vegetarian', 'vegan']],
    ['is vegetarian', VEGETARIAN, ['vegetarian']],
    ['is free of all that animals give, but does not say vegan', { allergens: { milk: 'free', eggs: 'free' } }, []],
    ['is vegan and declared free of gluten', { ...FREE, ...VEGAN }, ['glutenFree', 'vegetarian', 'vegan']],
  ])('[FIND-6] a product that %s suits no other filters than its own', (_what, declared, filters) => {
    expect(DIET_FILTERS.filter((filter) => suits(declared, filter))).toEqual(filters);
  });

  it('[FIND-6] only filters that a product suits are offered', () => {
    expect(usefulFilters([{}, VEGETARIAN])).toEqual(['vegetarian']);
    expect(usefulFilters([VEGAN, FREE])).toEqual(['glutenFree', 'vegetarian', 'vegan']);
    expect(usefulFilters([{}])).toEqual([]);
    expect(usefulFilters([])).toEqual([]);
  });
});
