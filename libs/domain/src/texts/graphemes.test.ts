import { shortened } from './graphemes.ts';

describe('a shortened text', () => {
  it.each([
    ['flan', 4, 'flan'],
    ['flanes', 4, 'fla…'],
    ['un flan', 4, 'un…'],
    ['👨‍👩‍👧 familia', 8, '…'],
    ['👨‍👩‍👧 familia', 12, '👨‍👩‍👧 fa…'],
    ['cafe\u0301s', 5, 'caf…'],
    ['flan', 1, '…'],
    ['flan', 0, ''],
  ])('%j in %d is %j', (text, most, short) => {
    expect(shortened(text, most)).toBe(short);
    expect(short.length).toBeLessThanOrEqual(most);
  });
});
