import * as z from 'zod/mini';
import {
  BusinessKey,
  DinerOrder,
  Key,
  ORDER_PAYMENTS,
  ORDER_STATES,
  PREP_MINUTES,
  PublicDinerOrder,
  ORDER_LINES,
  REFUND_REASONS,
  REQUEST_KINDS,
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
 * null without a valid number or where it would be too long. `pay` is where it is paid online, null where it is not or nobody knows yet. The same key with the same body gets the same answer, with 200. [ORDER-14] [ORDER-19]
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

/**
 * Returns where an order is paid that waits for its payment, null while MercadoPago does not say; with another way to pay it arrives, and there is
 * nothing to pay: `payment: null` is at its table. `current` of a `conflict` is the order: it does not wait for a payment. [CHARGE-2]
 */
export const payPublicOrder = defineCall({
  ...routes.payPublicOrder,
  access: 'public',
  locks: false,
  params: OrderPath,
  body: z.object({ payment: z.optional(z.nullable(z.enum(ORDER_PAYMENTS, { error: 'No es una forma de pago' }))) }),
  maxBody: MAX_ORDER,
  response: z.object({ pay: z.nullable(z.string()) }),
  refuses: ['not-found', 'conflict'],
  status: 200,
  summary: 'Dónde se paga un pedido sin pagar, o que se paga de otra forma',
});

/** Takes a notice of MercadoPago, in any form: it is a hint to ask MercadoPago, and whoever sends it learns nothing. */
export const chargeNotice = defineCall({
  ...routes.chargeNotice,
  access: 'public',
  locks: false,
  params: z.object({ businessKey: BusinessKey, secret: z.string() }),
  response: z.object({ ok: z.boolean() }),
  status: 200,
  summary: 'Un aviso de MercadoPago; siempre responde 200, y recién después se le pregunta a MercadoPago',
});

const version = z
  .int({ error: 'Tiene que ser un número entero' })
  .check(z.minimum(0, { error: 'No puede ser negativo' }));

const dayProblem = 'No es una fecha';
const day = z.optional(
  z.string().check(z.refine((text) => VisitRange.safeParse({ from: text, to: text }).success, { error: dayProblem })),
);

/** A request of a table that waits. [TABLE-9] */
export const TableRequest = z.object({
  key: Key,
  kind: z.enum(REQUEST_KINDS),
  table: z.object({ key: Key, title: z.string() }),
  createdAt: z.int(),
});
export type TableRequest = z.infer<typeof TableRequest>;

/** A charge that is given back, or was. [CHARGE-5] */
const refund = z.object({
  /** The number of the operation. */
  charge: z.string(),
  order: z.object({ key: Key, number: z.int(), day: z.string() }),
  cents: z.int(),
  /** 'failed' is tried again. */
  state: z.enum(['asked', 'failed', 'done']),
  /** Null where MercadoPago or the payer gave it back. */
  reason: z.nullable(z.enum(REFUND_REASONS)),
  changedAt: z.int(),
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
    requests: z.array(TableRequest),
    /** Keys of the visits of tables that are not closed; a server of before tables has none. [TABLE-7] */
    visits: z.optional(z.array(Key)),
    sums: z.object({ count: z.int(), cents: z.int() }),
    /** Those under way, and those of that day's orders; a server of before charges has none. */
    refunds: z.optional(z.array(refund)),
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
    version,
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

/**
 * Ticks lines of an order, or takes the ticks back, and returns it; with its last line ticked it is ready. `current` of a `conflict` is the order: it
 * is not accepted, or its `version` is stale. [KITCHEN-1]
 */
export const tickLines = defineCall({
  ...routes.tickLines,
  access: 'owner',
  locks: false,
  params: OrderPath,
  body: z.object({
    keys: z
      .array(Key, { error: 'Tiene que ser una lista' })
      .check(
        z.minLength(1, { error: 'Falta qué línea' }),
        z.maxLength(ORDER_LINES, { error: `Puede tener hasta ${ORDER_LINES} líneas` }),
      ),
    ready: z.boolean({ error: 'Tiene que ser sí o no' }),
    version,
  }),
  response: DinerOrder,
  refuses: ['not-found', 'conflict'],
  status: 200,
  summary: 'Marca líneas de un pedido como hechas en la cocina, o las vuelve a pendientes; la última lo deja listo',
});

/** Gives back what an order was paid with online, and returns it; what is given back already stays so. Refuses an order that nobody has paid online as `conflict`. [CHARGE-5] */
export const refundOrder = defineCall({
  ...routes.refundOrder,
  access: 'owner',
  locks: false,
  params: OrderPath,
  body: z.object({}),
  response: DinerOrder,
  refuses: ['not-found', 'conflict'],
  status: 200,
  summary: 'Devuelve lo que se pagó en línea por un pedido',
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
