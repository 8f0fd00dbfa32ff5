import { placeTickets, roomIn } from './ticket-columns.ts';

const tickets = (heights: Readonly<Record<string, number>>) =>
  Object.entries(heights).map(([key, height]) => ({ key, height }));
const ROOM = { columns: 3, height: 700 };

describe('the columns of tickets', () => {
  it.each([
    [1280, 3],
    [1024, 2],
    [768, 2],
    [360, 1],
    [1920, 5],
    [180, 1],
  ])('a window of %i px has %i', (width, columns) => {
    expect(roomIn(width, 800).columns).toBe(columns);
  });

  it('tickets fill columns by age from the top left, each as high as the window', () => {
    const placed = placeTickets(new Map(), tickets({ a: 324, b: 235, c: 322, d: 356, e: 442, f: 70 }), ROOM);
    expect(Object.fromEntries(placed)).toEqual({ a: 0, b: 0, c: 1, d: 1, e: 2, f: 2 });
  });

  it('a ticket keeps its column when those before it go', () => {
    const before = new Map([
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ]);
    expect(Object.fromEntries(placeTickets(before, tickets({ b: 400, c: 400 }), ROOM))).toEqual({ b: 1, c: 2 });
  });

  it('a new ticket follows the youngest, and begins at the left again where the last column is full', () => {
    const before = new Map([
      ['b', 1],
      ['c', 2],
    ]);
    const placed = placeTickets(before, tickets({ b: 400, c: 400, d: 200, e: 300 }), ROOM);
    expect(Object.fromEntries(placed)).toEqual({ b: 1, c: 2, d: 2, e: 0 });
  });

  it('a ticket for which no column has room goes below the others of the lowest one', () => {
    const placed = placeTickets(new Map(), tickets({ a: 600, b: 500, c: 650, d: 300 }), ROOM);
    expect(placed.get('d')).toBe(1);
  });

  it('fewer columns take in the tickets of those that are gone', () => {
    const before = new Map([['c', 2]]);
    expect(placeTickets(before, tickets({ c: 300 }), { columns: 1, height: 500 }).get('c')).toBe(0);
  });
});
