import { ruleWithin, ruleWords, type GroupRule } from './group-rule.ts';

const extras = (min: number, max: number): GroupRule => ({ pricing: 'add', min, max });
const SIZE: GroupRule = { pricing: 'replace', min: 1, max: 1 };

describe('the rule of a group', () => {
  it.each([
    [SIZE, 'Elegir 1'],
    [extras(0, 3), 'Hasta 3'],
    [extras(0, 1), 'Hasta 1'],
    [extras(1, 1), 'Obligatorio, elegir 1'],
    [extras(2, 2), 'Obligatorio, elegir 2'],
    [extras(1, 3), 'Obligatorio, de 1 a 3'],
  ])('[CHOOSE-1] %j is written as «%s»', (rule, words) => {
    expect(ruleWords(rule)).toBe(words);
  });

  it.each([
    [extras(0, 3), 2, extras(0, 2)],
    [extras(3, 3), 2, extras(2, 2)],
    [extras(1, 2), 5, extras(1, 2)],
    [extras(1, 2), 0, extras(1, 1)],
    [{ ...extras(0, 3), pricing: 'replace' as const }, 4, SIZE],
  ])('[CHOOSE-2] %j becomes, with %i options, %j', (rule, count, within) => {
    expect(ruleWithin(rule, count)).toEqual(within);
  });
});
