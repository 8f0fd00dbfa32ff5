import { priceFromCents } from '../prices/price.ts';
import { longestNotes } from './longest-notes.ts';

const line = (title: string, note: string) => ({
  item: { title },
  price: priceFromCents(100),
  quantity: 1,
  options: [],
  note,
});
const LINES = [line('Flan', 'aaaa'), line('', ''), line('Bife', 'ñ'), line('Flan', '🍳'), line('Té', 'bbbb')];

describe('the longest notes of an order', () => {
  it('[ORDER-9] the notes of lines and order are named by what they take in the link, the longest first', () => {
    expect(longestNotes({ lines: LINES, notes: ' sin  sal ' })).toEqual([
      { line: 3, title: 'Flan', length: 12 },
      { line: null, title: '', length: 'sin%20sal'.length },
      { line: 2, title: 'Bife', length: 6 },
    ]);
  });

  it('[ORDER-9] notes of one length stay in the order of the lines, and a line without a title has its fallback', () => {
    const lines = [...LINES, line('', 'cccc')];
    const shortest = longestNotes({ lines, notes: '' }, 10).slice(-3);
    expect(shortest.map(({ title }) => title)).toEqual(['Flan', 'Té', 'Producto sin nombre']);
  });

  it.each([
    [0, []],
    [1, [3]],
    [10, [3, 2, 0, 4]],
  ])('[ORDER-9] at most %d notes are named, and no empty one', (most, named) => {
    expect(longestNotes({ lines: LINES, notes: '\n' }, most).map((note) => note.line)).toEqual(named);
  });
});
