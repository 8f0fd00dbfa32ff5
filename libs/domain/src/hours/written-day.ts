import * as z from 'zod/mini';
import { isDay } from './calendar-day.ts';

/** A day of the calendar such as '2026-12-25'. */
export function writtenDay() {
  return z.string({ error: 'Falta la fecha' }).check(z.refine(isDay, { error: 'No es una fecha' }));
}
