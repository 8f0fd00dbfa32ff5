import * as z from 'zod/mini';
import { Key } from '../menu/key.ts';
import { anyText, count, flag, list, object, oneOf, text, wholeNumber } from '../texts/text.ts';
import { TEXT_LIMITS } from '../texts/text-limits.ts';
import { ORDER_LINES, ORDER_QUANTITY } from './order-text.ts';
import { ORDER_STATES } from './order-states.ts';

/** Most characters of what a diner writes: of a line, of themselves, of the whole order. [ORDER-19] */
export const DINER_TEXT_LIMITS = { note: 200, person: 120, notes: 300 } as const;

export const ORDER_TYPES = ['delivery', 'takeaway', 'table'] as const;
/** How a diner wants to pay an order. */
export const ORDER_PAYMENTS = ['cash', 'mercadoPago', 'transfer', 'other'] as const;

const moment = () => wholeNumber().check(z.minimum(0, { error: 'No puede ser negativo' }));
const person = () => text(DINER_TEXT_LIMITS.person);
const quantity = () => {
  const error = `Tiene que ser de 1 a ${ORDER_QUANTITY}`;
  return wholeNumber().check(z.minimum(1, { error }), z.maximum(ORDER_QUANTITY, { error }));
};

const SentLine = object({
  key: Key,
  item: Key,
  /** Keys of the chosen options by the key of their group. */
  selection: z.record(anyText(), list(anyText()), { error: 'Tiene que ser un objeto' }),
  quantity: quantity(),
  note: text(DINER_TEXT_LIMITS.note),
  /** Price of one as the diner saw it, in cents. */
  cents: count(),
});

/** An order as a diner's browser sends it. [ORDER-19] */
export const SentOrder = object({
  key: Key,
  lines: z.array(SentLine, { error: 'Tiene que ser una lista' }).check(
    z.minLength(1, { error: 'No hay nada en el pedido' }),
    z.maxLength(ORDER_LINES, { error: `Puede tener hasta ${ORDER_LINES} líneas` }),
    z.refine((lines) => new Set(lines.map(({ key }) => key)).size === lines.length, {
      error: 'Una línea está dos veces',
    }),
  ),
  type: oneOf(ORDER_TYPES),
  zone: z.nullable(Key),
  table: z.nullable(text(TEXT_LIMITS.title)),
  address: person(),
  name: person(),
  phone: person(),
  notes: text(DINER_TEXT_LIMITS.notes),
  payment: z.nullable(oneOf(ORDER_PAYMENTS)),
  /** The cash that the diner has, in cents. */
  paysWith: z.nullable(count()),
  /** When it is wanted, in ms since 1970; null: as soon as possible. */
  at: z.nullable(moment()),
  /** What the diner saw, in cents. */
  total: count(),
  language: oneOf(['es', 'en', 'pt']),
});
export type SentOrder = z.infer<typeof SentOrder>;

const publicLine = {
  key: Key,
  item: Key,
  title: anyText(),
  /** Titles of the chosen options. */
  options: list(anyText()),
  quantity: quantity(),
  /** Price of one, in cents. */
  cents: count(),
  readyAt: z.nullable(moment()),
};

const ofPublic = {
  key: Key,
  /** Counts from 1 each day. */
  number: wholeNumber().check(z.minimum(1, { error: 'Cuenta desde 1' })),
  /** As '2026-11-21'; it ends at 05:00. */
  day: anyText(),
  state: oneOf(ORDER_STATES),
  type: oneOf(ORDER_TYPES),
  zone: z.nullable(object({ title: anyText(), cents: count() })),
  table: z.nullable(object({ key: Key, title: anyText(), visit: Key })),
  payment: z.nullable(oneOf(ORDER_PAYMENTS)),
  paysWith: z.nullable(count()),
  paid: oneOf(['no', 'paid', 'refunded']),
  /** In cents. */
  total: count(),
  at: z.nullable(moment()),
  readyAt: z.nullable(moment()),
  /** Why it was rejected or cancelled; '' if it was not. */
  reason: anyText(),
  createdAt: moment(),
  changedAt: moment(),
};

/** An order as its business has it; titles and amounts are those of the moment at which it was stored. [ORDER-20] */
export const DinerOrder = object({
  ...ofPublic,
  lines: list(object({ ...publicLine, note: anyText() })),
  address: anyText(),
  name: anyText(),
  phone: anyText(),
  notes: anyText(),
  /** Counts changes, against stale steps. */
  version: count(),
});
export type DinerOrder = z.infer<typeof DinerOrder>;

/** An order as its diner sees it, whoever has its address: nothing that they wrote. [ORDER-20] */
export const PublicDinerOrder = object({
  ...ofPublic,
  lines: list(object(publicLine)),
  /** Where it is paid online; null if it is not. */
  pay: z.nullable(anyText()),
  /** The answer may take long; absent where it need not. [ORDER-24] */
  slow: z.optional(z.literal(true, { error: 'Sólo puede ser true' })),
  /** Its table was closed, and what is ordered there from then on is of another visit; absent where it was not. [TABLE-7] */
  tableClosed: z.optional(z.literal(true, { error: 'Sólo puede ser true' })),
});
export type PublicDinerOrder = z.infer<typeof PublicDinerOrder>;

/** The part of the setting that the public menu carries. [DESK-3] */
export const Ordering = object({
  desk: flag(),
  prepMinutes: count(),
  pausedUntil: z.nullable(moment()),
  name: oneOf(['required', 'optional']),
  phone: oneOf(['required', 'optional', 'hidden']),
  online: flag(),
  tables: flag(),
});
export type Ordering = z.infer<typeof Ordering>;
