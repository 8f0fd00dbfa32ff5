import { MAX_MISSED_SEARCHES, MissedWords, missedWords } from './missed-search.ts';

describe('a missed search', () => {
  it.each([
    ['  Sushi ', 'sushi'],
    ['ÑOQUIS  sin gluten', 'noquis sin gluten'],
    ['7up 500 ml', '7up 500 ml'],
    ['menú 12345', 'menu 12345'],
    ['x'.repeat(40), 'x'.repeat(40)],
  ])('[VISIT-6] %j is reported as %j', (typed, words) => {
    expect(missedWords(typed)).toBe(words);
    expect(MissedWords.parse(typed)).toBe(words);
  });

  it.each([
    '',
    '   ',
    'x'.repeat(41),
    'ana@example.com',
    'ana＠example',
    '123456',
    'calle 12 3456',
    '11 5555-4444',
    '١٢٣٤٥٦',
    null,
    5,
  ])('[VISIT-6] %j is never reported', (typed) => {
    if (typeof typed === 'string') expect(missedWords(typed)).toBeNull();
    expect(MissedWords.safeParse(typed).success).toBe(false);
  });

  it('[VISIT-7] on one day, 200 different ones are counted', () => {
    expect(MAX_MISSED_SEARCHES).toBe(200);
  });
});
