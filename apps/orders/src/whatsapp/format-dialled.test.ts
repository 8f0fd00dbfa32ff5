import { formatDialled } from './format-dialled.ts';

describe('formatDialled', () => {
  it.each([
    ['1155550142', '+54 9 11 5555 0142'],
    ['3515550142', '+54 9 351 555 0142'],
    ['2954550142', '+54 9 2954 55 0142'],
  ])('the number %s is grouped by its area code: %s', (digits, text) => {
    expect(formatDialled(digits)).toEqual({ text, doubtful: false });
  });

  it.each([
    ['0115555014', '+54 9 0115555014'],
    ['1555550142', '+54 9 1555550142'],
    ['5491155550', '+54 9 5491155550'],
  ])('the number %s without a valid area code is doubtful', (digits, text) => {
    expect(formatDialled(digits)).toEqual({ text, doubtful: true });
  });
});
