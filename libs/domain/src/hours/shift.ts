import * as z from 'zod/mini';
import { object } from '../texts/text.ts';
import { clock } from './clock-schema.ts';
import { MAX_SHIFTS } from './hours-limits.ts';

const times = () => ({ from: clock(), to: clock() });

/** A time of a day from and to, 'HH:MM'; `to` up to `from` is a time of the next day. [HOURS-1] */
export const DayShift = object(times());
export type DayShift = z.infer<typeof DayShift>;

/** Opening hours on some days of the week (1 is Monday); `to` up to `from` is a time of the next day. [HOURS-1] */
export const Shift = object({
  days: z
    .array(z.int({ error: 'Tiene que ser un día' }).check(z.minimum(1), z.maximum(7)), { error: 'Faltan los días' })
    .check(
      z.minLength(1, { error: 'Elige al menos un día' }),
      z.refine((days) => new Set(days).size === days.length, { error: 'Cada día una vez' }),
    ),
  ...times(),
});
export type Shift = z.infer<typeof Shift>;

/** The shifts of a business or of a category; an empty list sets no limit. [HOURS-1] */
export const Hours = z
  .array(Shift, { error: 'Tiene que ser una lista' })
  .check(z.maxLength(MAX_SHIFTS, { error: `Hasta ${MAX_SHIFTS}` }));
export type Hours = z.infer<typeof Hours>;
