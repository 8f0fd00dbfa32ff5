import { withoutEmpty } from './without-empty.ts';

it.each([
  [{ allergens: {}, diets: [], optionGroups: undefined }, {}],
  [
    { allergens: { milk: 'free' }, diets: ['vegan'] },
    { allergens: { milk: 'free' }, diets: ['vegan'] },
  ],
  [
    { title: '', min: 0, show: false },
    { title: '', min: 0, show: false },
  ],
])('[ITEM-2] of %j there is left %j', (fields, filled) => {
  expect(withoutEmpty(fields)).toEqual(filled);
});
