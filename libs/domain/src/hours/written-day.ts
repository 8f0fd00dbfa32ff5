import * as z from 'zod/mini';

/** A day of the calendar such as '2026-12-25'. */
export function writtenDay() {
  return z.string({ error: 'Falta la fecha' }).check(z.refine(isDay, { error: 'No es una fecha' }));
}

function isDay(day: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day);
}
