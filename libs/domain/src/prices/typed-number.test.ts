import { parseHundredths } from './typed-number.ts';

describe('a typed number', () => {
  it.each([
    ['15', 1_500],
    ['12,5', 1_250],
    [' 12,05 ', 1_205],
    ['0', 0],
    ['1.500', 150_000],
    ['1.250.000,75', 125_000_075],
    ['12500,5', 1_250_050],
    ['7.5', 750],
    ['1.50', 150],
  ])('[PRICE-12] %j is read as %d hundredths', (typed, hundredths) => {
    expect(parseHundredths(typed)).toEqual({ ok: true, value: hundredths });
  });

  it.each([
    '',
    ',',
    '5,',
    '5.',
    '0.500',
    '01.500',
    '1.5000',
    '12,500',
    ',5',
    '-3',
    '1,234',
    '1.2.3',
    '1.500.2',
    '12.34,5',
    '15 %',
    'mucho',
    '1e3',
  ])('[PRICE-12] %j is refused as no number', (typed) => {
    expect(parseHundredths(typed)).toEqual({ ok: false, reason: 'not-a-number' });
  });
});
