import * as z from 'zod/mini';
import { TEXT_LIMITS } from '../texts/text-limits.ts';
import { object, text } from '../texts/text.ts';
import { closureProblem } from './day-shifts.ts';
import { MAX_DAY_SHIFTS, MAX_SHIFTS } from './hours-limits.ts';
import { DayShift } from './shift.ts';
import { writtenDay } from './written-day.ts';

const SpecialHours = z
  .array(DayShift, { error: 'Tiene que ser una lista' })
  .check(
    z.minLength(1, { error: 'Falta el horario' }),
    z.maxLength(MAX_DAY_SHIFTS, { error: `Hasta ${MAX_DAY_SHIFTS}` }),
  );

/** A day, or those until `to`, on which no shift of the week begins; with `hours` these shifts do. [HOURS-2] */
export const Closure = object({
  date: writtenDay(),
  to: z.optional(writtenDay()),
  title: text(TEXT_LIMITS.title),
  hours: z.optional(SpecialHours),
}).check(
  z.refine((closure) => closureProblem(closure) === undefined, {
    error: ({ input }) => closureProblem(input as { date: string; to?: string }),
    path: ['to'],
  }),
);
export type Closure = z.infer<typeof Closure>;

/** The closures of a business. [HOURS-2] */
export const Closures = z
  .array(Closure, { error: 'Tiene que ser una lista' })
  .check(z.maxLength(MAX_SHIFTS, { error: `Hasta ${MAX_SHIFTS}` }));
export type Closures = z.infer<typeof Closures>;
