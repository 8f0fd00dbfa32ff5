import * as z from 'zod/mini';
import { MOST_VISITS, Visit } from '@carta/domain';
import { defineCall } from '../call.ts';
import * as routes from '../routes.ts';
import { BusinessPath } from './paths.ts';

const several = z
  .array(Visit, { error: 'Tiene que ser una lista de visitas' })
  .check(z.maxLength(MOST_VISITS, { error: `Pueden ser hasta ${MOST_VISITS}` }));

/**
 * Counts up to 100 visits of one diner; returns `ok` alone. Visits by robots and of hidden records are accepted and not counted. [VISIT-1]
 * [VISIT-3]
 */
export const recordVisits = defineCall({
  ...routes.recordVisits,
  access: 'public',
  locks: false,
  params: BusinessPath,
  body: z.object({ visits: several }),
  response: z.object({ ok: z.literal(true) }),
  refuses: ['not-found', 'rate-limited'],
  status: 200,
  summary: 'Lo que un comensal vio del menú público; los robots y lo que no está a la vista no se cuentan',
});
