import { MINUTE_MS, type DinerOrder } from '@carta/domain';
import { cameWords, clockOf, urgencyOf } from './order-words.ts';

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
  expect([cameWords(order, ZONE, now), urgencyOf(order, ZONE, now).words]).toEqual(['a la 1.10', 'desde la 1.30']);
});
