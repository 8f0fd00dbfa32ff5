import { dayAndMinute, shortDate, shortDateTime, shortDay } from './short-date.ts';

describe('[DATE-1] a day is written as in Argentina, in the time zone of the business', () => {
  it.each([
    [Date.UTC(2026, 10, 20, 12), 'UTC', '20 nov 2026'],
    [Date.UTC(2026, 10, 21, 2), 'America/Argentina/Buenos_Aires', '20 nov 2026'],
    [Date.UTC(2026, 0, 1), 'UTC', '1 ene 2026'],
  ])('%i in %s is %s', (ms, timeZone, text) => {
    expect(shortDate(ms, timeZone)).toBe(text);
  });
});

it.each([
  ['2026-11-20', '20 nov'],
  ['2026-01-01', '1 ene'],
  ['2028-02-29', '29 feb'],
])('[DATE-2] %s is written %s', (day, text) => {
  expect(shortDay(day)).toBe(text);
});

it.each([
  [Date.UTC(2026, 10, 20, 12, 5), 'UTC', '20 nov 2026, 12:05'],
  [Date.UTC(2026, 10, 21, 2, 30), 'America/Argentina/Buenos_Aires', '20 nov 2026, 23:30'],
  [Date.UTC(2026, 10, 20), 'UTC', '20 nov 2026, 00:00'],
])('[DATE-4] the minute of %i in %s is %s', (ms, timeZone, text) => {
  expect(shortDateTime(ms, timeZone)).toBe(text);
});

it('[DATE-6] a moment in a sentence has day and minute, and no year', () => {
  expect(dayAndMinute(Date.UTC(2026, 10, 25, 0, 4), 'America/Argentina/Buenos_Aires')).toBe('24 nov, 21.04');
});
