import * as z from 'zod/mini';
import {
  BusinessKey,
  DinerOrder,
  Key,
  ORDER_STATES,
  PREP_MINUTES,
  PublicDinerOrder,
  SalesReport,
  SentOrder,
  TEXT_LIMITS,
  VisitRange,
} from '@carta/domain';
import { defineCall } from '../call.ts';
import * as routes from '../routes.ts';
import { BusinessPath } from './paths.ts';

const OrderPath = z.object({ businessKey: BusinessKey, orderKey: Key });
/** Largest order, in bytes. */
const MAX_ORDER = 64_000;

/**
 * Stores an order as the menu says now, and returns it as everybody may see it, with the message that announces it: `whatsapp` is its address,
 * null without a valid number or where it would be too long. The same key with the same body gets the same answer, with 200. [ORDER-14] [ORDER-19]
 */
export const placeOrder = defineCall({
  ...routes.placeOrder,
  access: 'public',
  locks: false,
  params: BusinessPath,
  body: SentOrder,
  maxBody: MAX_ORDER,
  response: z.object({
    order: PublicDinerOrder,
    text: z.string(),
    whatsapp: z.nullable(z.string()),
    pay: z.nullable(z.string()),
  }),
  refuses: ['not-found', 'rate-limited', 'conflict', 'closed', 'changed'],
  status: 201,
  repeated: 200,
  summary:
    'Guarda un pedido de un comensal, desde cualquier página. La misma clave con el mismo cuerpo da la misma respuesta',
});

/** Returns an order without anything that its diner wrote; any origin may read it. [ORDER-20] */
export const publicOrder = defineCall({
  ...routes.publicOrder,
  access: 'public',
  locks: false,
  params: OrderPath,
  response: PublicDinerOrder,
  etag: true,
  refuses: ['not-found'],
  status: 200,
  summary: 'Un pedido como lo ve quien tiene su dirección, sin nada de lo que escribió el comensal',
});

/** Cancels an order that nobody has answered; one that is cancelled stays so. `current` of a `conflict` is the order. [ORDER-17] */
export const cancelPublicOrder = defineCall({
  ...routes.cancelPublicOrder,
  access: 'public',
  locks: false,
  params: OrderPath,
  response: PublicDinerOrder,
  refuses: ['not-found', 'conflict'],
  status: 200,
  summary: 'Cancela un pedido que nadie respondió; un formulario vuelve a su página',
});

const dayProblem = 'No es una fecha';
const day = z.optional(
  z.string().check(z.refine((text) => VisitRange.safeParse({ from: text, to: text }).success, { error: dayProblem })),
);

const request = z.object({
  key: Key,
  kind: z.enum(['waiter', 'bill']),
  table: z.object({ key: Key, title: z.string() }),
  createdAt: z.int(),
});

/** Returns the orders of a day, or all that are open and those of today, by number; sums are of that day. [ORDER-18] */
export const orders = defineCall({
  ...routes.orders,
  access: 'owner',
  locks: false,
  params: BusinessPath,
  query: z.object({ day }),
  response: z.object({
    orders: z.array(DinerOrder),
    requests: z.array(request),
    sums: z.object({ count: z.int(), cents: z.int() }),
  }),
  etag: true,
  refuses: ['not-found'],
  status: 200,
  summary: 'Los pedidos de un día, o los abiertos y los de hoy, con la cantidad y la suma del día',
});

/**
 * Takes an order to another state, undoes the owner's last step, or says with `minutes` when it is ready. `current` of a `conflict` is the
 * order: the step is not allowed, or its `version` is stale. [ORDER-15] [ORDER-16]
 */
export const stepOrder = defineCall({
  ...routes.stepOrder,
  access: 'owner',
  locks: false,
  params: OrderPath,
  body: z.object({
    state: z.enum(ORDER_STATES, { error: 'No es un estado' }),
    version: z.int({ error: 'Tiene que ser un número entero' }).check(z.minimum(0, { error: 'No puede ser negativo' })),
    minutes: z.optional(
      z
        .int({ error: 'Tiene que ser un número entero' })
        .check(
          z.minimum(PREP_MINUTES.least, { error: `Tiene que ser al menos ${PREP_MINUTES.least}` }),
          z.maximum(PREP_MINUTES.most, { error: `Puede ser hasta ${PREP_MINUTES.most}` }),
        ),
    ),
    reason: z.optional(
      z
        .string({ error: 'Tiene que ser un texto' })
        .check(z.maxLength(TEXT_LIMITS.other, { error: `Puede tener hasta ${TEXT_LIMITS.other} caracteres` })),
    ),
  }),
  response: DinerOrder,
  refuses: ['not-found', 'conflict'],
  status: 200,
  summary: 'Lleva un pedido a otro estado, deshace el último paso, o dice cuándo va a estar listo',
});

/** Erases name, phone, address, notes and the lines' notes of an order, and returns it. [ORDER-21] */
export const eraseDiner = defineCall({
  ...routes.eraseDiner,
  access: 'owner',
  locks: false,
  params: OrderPath,
  response: DinerOrder,
  refuses: ['not-found'],
  status: 200,
  summary: 'Borra de un pedido todo lo que escribió el comensal',
});

/** Returns orders as a file for spreadsheets: those of a range of at most 400 days, or all that are kept. [ORDER-23] */
export const ordersCsv = defineCall({
  ...routes.ordersCsv,
  access: 'owner',
  locks: false,
  params: BusinessPath,
  query: z.object({ from: day, to: day }).check(({ value: { from, to }, issues }) => {
    if (from === undefined && to === undefined) return;
    for (const { message, path } of VisitRange.safeParse({ from, to }).error?.issues ?? [])
      issues.push({ code: 'custom', message, path, input: from });
  }),
  media: 'text/csv',
  refuses: ['not-found'],
  status: 200,
  summary: 'Los pedidos de un día a otro, o todos los que se guardan, como archivo para planillas',
});

/** Returns the sales of 1 to 400 days, each of them with its orders and cents. [SALES-1] [SALES-2] [SALES-3] [SALES-4] */
export const sales = defineCall({
  ...routes.sales,
  access: 'owner',
  locks: false,
  params: BusinessPath,
  query: VisitRange,
  response: SalesReport,
  etag: true,
  refuses: ['not-found'],
  status: 200,
  summary: 'Las ventas de un día a otro: por día, hora, día de la semana, producto, tipo y pago, con el promedio',
});
