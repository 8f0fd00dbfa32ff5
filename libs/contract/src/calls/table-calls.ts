import * as z from 'zod/mini';
import { BusinessKey, DinerOrder, Key, REQUEST_KINDS } from '@carta/domain';
import { defineCall } from '../call.ts';
import * as routes from '../routes.ts';
import { BusinessPath, MenuPath } from './paths.ts';

const TokenPath = z.object({ ...BusinessPath.shape, token: z.string() });

/** Returns the table that has this token; any origin may ask. Refuses a token that is none, or not any more, as `not-found`. [TABLE-3] */
export const publicTable = defineCall({
  ...routes.publicTable,
  access: 'public',
  locks: false,
  params: TokenPath,
  response: z.object({ title: z.string() }),
  refuses: ['not-found', 'rate-limited'],
  status: 200,
  summary: 'Cómo se llama la mesa de un código',
});

/** Asks for the waiter or the bill, and returns the request; while one of its kind waits, that one with 200. [TABLE-9] [TABLE-10] */
export const requestAtTable = defineCall({
  ...routes.requestAtTable,
  access: 'public',
  locks: false,
  params: TokenPath,
  body: z.object({ kind: z.enum(REQUEST_KINDS, { error: 'Tiene que ser waiter o bill' }) }),
  maxBody: 10_000,
  response: z.object({ key: Key }),
  refuses: ['not-found', 'rate-limited'],
  status: 201,
  repeated: 200,
  summary: 'Llama al mozo o pide la cuenta desde una mesa. Mientras uno espera, el mismo otra vez',
});

/** Returns when a request was answered, in ms since 1970; null while it waits. [TABLE-9] */
export const tableRequest = defineCall({
  ...routes.tableRequest,
  access: 'public',
  locks: false,
  params: z.object({ ...TokenPath.shape, requestKey: Key }),
  response: z.object({ answered: z.nullable(z.int()) }),
  refuses: ['not-found', 'rate-limited'],
  status: 200,
  summary: 'Si ya respondieron lo que se pidió desde una mesa',
});

/** Says that somebody goes to the table; its diner reads so. A request that is answered stays so. [TABLE-9] */
export const answerRequest = defineCall({
  ...routes.answerRequest,
  access: 'owner',
  locks: false,
  params: z.object({ businessKey: BusinessKey, requestKey: Key }),
  response: z.object({ answered: z.int() }),
  refuses: ['not-found'],
  status: 200,
  summary: 'Responde lo que se pidió desde una mesa: ya va el mozo',
});

/**
 * Closes a table, which delivers what is accepted or ready, or moves its visit to a free one; returns the orders that this changed. Refuses as
 * `conflict` to close a table with a new order, to move to one that is not free, and to move nothing. [TABLE-7]
 */
export const changeTable = defineCall({
  ...routes.changeTable,
  access: 'owner',
  locks: false,
  params: z.object({ businessKey: BusinessKey, tableKey: Key }),
  body: z.union(
    [z.strictObject({ close: z.literal(true, { error: 'Sólo puede ser true' }) }), z.strictObject({ moveTo: Key })],
    { error: 'Tiene que ser close o moveTo' },
  ),
  response: z.object({ orders: z.array(DinerOrder) }),
  refuses: ['not-found', 'conflict'],
  status: 200,
  summary: 'Cierra una mesa, o la pasa a otra que está libre',
});

/** Returns a card with the QR code of each table, to be cut out of sheets of A4; `table` for those of one. Refuses a business without tables as `not-found`. [TABLE-4] */
export const tablesPdf = defineCall({
  ...routes.tablesPdf,
  access: 'owner',
  locks: false,
  params: MenuPath,
  query: z.object({ table: z.optional(Key) }),
  media: 'application/pdf',
  etag: true,
  refuses: ['not-found', 'unavailable'],
  status: 200,
  summary: 'Las tarjetas de las mesas con su código QR, en PDF',
});
