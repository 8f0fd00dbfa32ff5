import { itemTitle, type Item } from '../menu/item.ts';
import type { Menu } from '../menu/menu.ts';
import type { Price } from '../prices/price-schema.ts';
import { formatCents, formatPrice, priceInCents } from '../prices/price.ts';
import { ok, refused, type Result } from '../result.ts';
import type { OrderType } from './menu-types.ts';
import { PAYMENT_METHOD_NAMES, type PaymentMethods } from './payment-methods.ts';
import { listOf } from '../list-of.ts';
import { numberOr } from '../number-or.ts';

/** @deprecated A text is not shortened any more; `ORDER_LINK_LIMIT` is what a link holds. */
export const ORDER_TEXT_LIMIT = 2_000;
/** Most lines of an order. [ORDER-6] */
export const ORDER_LINES = 50;
/** Largest quantity of one item in an order. [ORDER-6] */
export const ORDER_QUANTITY = 99;

/** An item of an order, with what was chosen. */
export interface OrderLine {
  readonly item: Pick<Item, 'title'>;
  /** Of one unit, with its size and extras. */
  readonly price: Price;
  readonly quantity: number;
  /** Titles of the chosen options. */
  readonly options: readonly string[];
  /** The diner's words on this line; may be empty. */
  readonly note: string;
}

/** How a diner pays; a transfer goes to the alias of the business. */
export type OrderPayment = keyof PaymentMethods | 'transfer';

/** A diner's order; its texts may be empty. */
export interface Order {
  readonly lines: readonly OrderLine[];
  readonly type: OrderType;
  /** Where it is brought in the restaurant; absent or null for a delivery and a pickup. [TABLE-6] */
  readonly table?: { readonly title: string } | null;
  /** Where a delivery goes, and what that costs; null without zones, and for a pickup. */
  readonly zone: { readonly title: string; readonly price: Price } | null;
  readonly address: string;
  readonly payment: OrderPayment | null;
  /** The cash that the diner has, in cents; null if not said. */
  readonly paysWith: number | null;
  /** The diner's name. */
  readonly name: string;
  readonly notes: string;
}

/** What the text of an order says of the business. */
export type OrderPlace = Pick<Menu, 'name' | 'deliveryTime' | 'pickupPoint'> & {
  readonly transfer: Pick<Menu['transfer'], 'alias'>;
};

/** What the message of an order says besides what a message without a desk does. */
export interface DeskText {
  /** The order's number, or the last four signs of its key where the business could not be asked for one: '…abcd'. */
  readonly number: number | string;
  /** Address of the order's page; '' if it has none. */
  readonly address: string;
  /** For when it is wanted, 'hoy 21.00'; '' for as soon as possible. */
  readonly at: string;
  readonly phone: string;
  /** The number of the operation that paid it online; '' if none has. [CHARGE-8] */
  readonly operation?: string;
}

/** Why an order has no text. */
export type OrderProblem = 'no-lines' | 'too-many-lines' | 'bad-quantity' | 'too-little-cash';

/** What the total of an order depends on. */
interface TotalledOrder {
  readonly lines: readonly Pick<OrderLine, 'price' | 'quantity'>[];
  readonly zone: (Partial<NonNullable<Order['zone']>> & { readonly price: Price }) | null;
}

/** Returns the total of an order in cents, delivery included and the cubierto not. [ORDER-2] [TABLE-6] */
export function orderTotal({ lines, zone }: TotalledOrder): number {
  return listOf(lines).reduce((total, line) => total + lineAmount(line), zone ? priceInCents(zone.price) : 0);
}

/** Returns price × quantity of a line, in cents; a quantity that is no number counts as 0. [ORDER-2] */
export function lineAmount({ price, quantity }: Pick<OrderLine, 'price' | 'quantity'>): number {
  return priceInCents(price) * numberOr(quantity, 0);
}

/**
 * Returns the WhatsApp message of an order: greeting, each item with its amount, options and note, delivery or pickup, payment, name and notes,
 * total, with one blank line between the parts. [ORDER-1] [ORDER-2] [ORDER-3] [ORDER-4]
 * Holds everything that diner and owner wrote, however long it is. [ORDER-5] With a desk also number, moment, phone and address, and how it was paid online. [ORDER-22] [CHARGE-8]
 * Refuses 'no-lines', 'too-many-lines', 'bad-quantity' and 'too-little-cash'. [ORDER-6]
 */
export function orderText(place: OrderPlace, order: Order, desk?: DeskText): Result<string, OrderProblem> {
  const problem = problemOf(order);
  return problem ? refused(problem) : ok(partsOf(place, order, desk).join('\n\n'));
}

function problemOf({ payment, paysWith, ...order }: Order): OrderProblem | undefined {
  const { lines } = order;
  if (listOf(lines).length === 0) return 'no-lines';
  if (lines.length > ORDER_LINES) return 'too-many-lines';
  if (!lines.every(({ quantity }) => isQuantity(quantity))) return 'bad-quantity';
  const isShort = payment === 'cash' && paysWith !== null && paysWith < orderTotal(order);
  return isShort ? 'too-little-cash' : undefined;
}

function partsOf(place: OrderPlace, order: Order, desk?: DeskText): string[] {
  const name = oneParagraph(order.name);
  const notes = oneParagraph(order.notes);
  const phone = oneParagraph(desk?.phone ?? '');
  const { number: given = '', address = '', at = '' } = desk ?? {};
  const number = typeof given === 'string' || Number.isFinite(given) ? given : '';
  const named = number === '' ? '' : ` (${typeof number === 'number' ? `n.º ${number}` : number})`;
  return [
    [`Hola, ${oneParagraph(place.name)}. Quiero hacer este pedido${named}:`],
    ...order.lines.map(writtenLine),
    handover(place, order),
    [at && `Para: ${at}`, ...payment(place, order, desk?.operation)],
    [name && `Nombre: ${name}`, phone && `Teléfono: ${phone}`, notes && `Aclaraciones: ${notes}`],
    [`Total: ${formatCents(orderTotal(order))}`],
    [address && `Pedido ${number}: ${address}`],
  ]
    .map((part) => part.filter((line) => line !== '').join('\n'))
    .filter((part) => part !== '');
}

function writtenLine(line: OrderLine): string[] {
  const note = oneParagraph(line.note);
  return [
    `${line.quantity} x ${oneParagraph(itemTitle(line.item))}: ${formatCents(lineAmount(line))}`,
    oneParagraph(listOf(line.options).join(', ')),
    note && `Nota: ${note}`,
  ];
}

function handover(place: OrderPlace, { type, zone, table, address }: Order): string[] {
  if (type === 'table') return [oneParagraph(table?.title ?? '')];
  const pickupPoint = oneParagraph(place.pickupPoint);
  if (type === 'takeaway') return [pickupPoint ? `Retiro: ${pickupPoint}` : 'Retiro'];
  const time = oneParagraph(place.deliveryTime);
  return [
    zone ? `Delivery a ${oneParagraph(zone.title)}: ${formatPrice(zone.price)}` : 'Delivery',
    oneParagraph(address),
    time && `Tiempo de entrega: ${time}`,
  ];
}

function payment({ transfer }: OrderPlace, order: Order, operation = ''): string[] {
  const { payment, paysWith } = order;
  if (payment === null) return [];
  const alias = oneParagraph(transfer.alias);
  if (payment === 'transfer') return [alias ? `Pago: Transferencia a ${alias}` : 'Pago: Transferencia'];
  const cash = payment === 'cash' ? paysWith : null;
  return [
    `Pago: ${PAYMENT_METHOD_NAMES[payment]}${operation === '' ? '' : ` (pagado, operación ${operation})`}`,
    cash === null ? '' : `Paga con ${formatCents(cash)} (vuelto ${formatCents(cash - orderTotal(order))})`,
  ];
}

/** Returns a text in one line: a diner's blank lines would look like the separators of the order's parts. [ORDER-4] */
export function oneParagraph(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= ORDER_QUANTITY;
}
