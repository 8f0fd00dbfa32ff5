import { allergenList, allergensSummary } from './diet-words.ts';
import { ALLERGENS, type Allergens } from './diets.ts';

describe('the words for allergens', () => {
  it.each([
    [['gluten'], 'gluten'],
    [['gluten', 'nuts', 'milk'], 'gluten, frutos secos y leche'],
  ] as const)('[DECL-1] %j is written as «%s»', (codes, words) => {
    expect(allergenList(codes)).toBe(words);
  });

  it.each([
    [{}, '14 sin dato'],
    [{ milk: 'contains', gluten: 'contains', eggs: 'free' }, 'Contiene gluten y leche · 11 sin dato'],
    [{ gluten: 'free' }, 'Libre de gluten · 13 sin dato'],
    [Object.fromEntries(ALLERGENS.map((code) => [code, code === 'soy' ? 'contains' : 'free'])), 'Contiene soja'],
  ] satisfies [Allergens, string][])('[DECL-1] %j is summed up as «%s»', (allergens, words) => {
    expect(allergensSummary(allergens)).toBe(words);
  });
});
