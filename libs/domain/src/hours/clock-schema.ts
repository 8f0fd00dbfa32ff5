import * as z from 'zod/mini';

/** A time of a day such as '20:30'. [HOURS-1] */
export function clock() {
  return z
    .string({ error: 'Tiene que ser una hora' })
    .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'Escribe la hora así: 20:30' }));
}
