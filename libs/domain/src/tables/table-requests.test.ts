import { asksTooOften, isOpenRequest } from './table-requests.ts';

const ZONE = 'America/Argentina/Buenos_Aires';
const at = (clock: string) => Date.parse(`2026-11-25T${clock}:00-03:00`);
const MINUTE = 60_000;

it.each([
  ['is new', { createdAt: at('21:00'), answered: null }, true],
  ['is answered', { createdAt: at('21:00'), answered: at('21:01') }, false],
  ['came on the evening before', { createdAt: at('21:00') - 24 * 60 * MINUTE, answered: null }, false],
  ['came after 05:00 of the same day', { createdAt: at('05:00'), answered: null }, true],
])('[TABLE-9] a request that %s waits: %#', (_what, request, waits) => {
  expect(isOpenRequest(request, ZONE, at('21:02'))).toBe(waits);
});

it.each([
  [[], false],
  [[9, 8, 7, 6, 5], false],
  [[9, 8, 7, 6, 5, 4], true],
  [[10, 8, 7, 6, 5, 4], false],
])('[TABLE-10] a table that asked %j minutes ago asks too often: %s', (minutes, often) => {
  const now = at('21:00');
  expect(
    asksTooOften(
      minutes.map((ago) => now - ago * MINUTE),
      now,
    ),
  ).toBe(often);
});
