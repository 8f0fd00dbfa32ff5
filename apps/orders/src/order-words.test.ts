import { MINUTE_MS, type DinerOrder } from '@carta/domain';
import { cameWords, clockOf, itemCountWords, urgencyOf, wantedWords } from './order-words.ts';

const ZONE = 'America/Argentina/Buenos_Aires';
const at = (clock: string) => Date.parse(`2026-11-25T${clock}:00-03:00`);
const order = { state: 'ready', at: null, readyAt: null, createdAt: at('01:10'), changedAt: at('01:30') } as DinerOrder;

it.each([
  ['21:04', 'las 21.04'],
  ['01:30', 'la 1.30'],
  ['11:00', 'las 11.00'],
])('at %s the clock says %s', (clock, words) => {
  expect(clockOf(ZONE, at(clock))).toBe(words);
});

it('one o’clock has an article of its own wherever a card says a time', () => {
  const now = at('01:30') + MINUTE_MS;
  expect([cameWords(order, ZONE, now), urgencyOf(order, { timeZone: ZONE, prepMinutes: 30, now }).words]).toEqual([
    'a la 1.10',
    'desde la 1.30',
  ]);
});

describe('the urgency of an order', () => {
  const now = at('01:30');
  const minutes = (count: number) => now + count * MINUTE_MS;
  const accepted = (readyIn: number) => ({ ...order, state: 'accepted' as const, readyAt: minutes(readyIn) });
  it.each<[Partial<DinerOrder>, string, string]>([
    [{ state: 'new', createdAt: minutes(-1) }, 'hace 1 min', 'waits'],
    [{ state: 'new', createdAt: minutes(-5) }, 'hace 5 min', 'overdue'],
    [{ state: 'new', createdAt: minutes(-5), at: minutes(90) }, 'para hoy 3.00', 'overdue'],
    [accepted(9), 'faltan 9 min', 'calm'],
    [accepted(3), 'faltan 3 min', 'soon'],
    [accepted(1), 'falta 1 min', 'soon'],
    [accepted(0), 'tiene que estar listo', 'soon'],
    [accepted(-4), 'atrasado 4 min', 'late'],
    [accepted(-60), 'atrasado 1 h', 'late'],
    [accepted(-64), 'atrasado 1 h 4 min', 'late'],
    [{ ...accepted(90), at: minutes(90) }, 'para hoy 3.00', 'calm'],
    [{ ...accepted(30), at: minutes(30) }, 'faltan 30 min', 'calm'],
  ])('of %p is said as %p, %s', (changes, words, tone) => {
    const moment = { timeZone: ZONE, prepMinutes: 30, now };
    expect(urgencyOf({ ...order, ...changes }, moment)).toEqual({ words, tone });
  });
});

it('the products of an order are counted with their quantities', () => {
  const lines = (...quantities: number[]) => ({
    lines: quantities.map((quantity) => ({ quantity })) as DinerOrder['lines'],
  });
  expect([itemCountWords(lines(1)), itemCountWords(lines(2, 1))]).toEqual(['1 producto', '3 productos']);
});

it.each([
  [null, null, ''],
  [null, at('21:35'), 'Listo a las 21.35'],
  [at('22:15'), at('22:15'), 'Para las 22.15'],
  [at('22:15') + 24 * 60 * MINUTE_MS, null, 'Para el jue, 26 nov, las 22.15'],
])(
  'an order for %s that is promised at %s says %j on paper, which is read on another day too',
  (wanted, readyAt, words) => {
    expect(wantedWords({ at: wanted, readyAt }, ZONE, at('21:00')).replace(' de nov', ' nov')).toBe(words);
  },
);
