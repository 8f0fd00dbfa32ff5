import { itemTitle, type Item } from '../menu/item.ts';
import type { Menu } from '../menu/menu.ts';
import type { MenuType } from '../settings/settings.ts';
import { PAYMENT_METHOD_NAMES, type PaymentMethods } from './payment-methods.ts';
import { formatPrice, priceFromCents, priceInCents } from '../prices/price.ts';
import { ok, refused, type Result } from '../result.ts';

/** Most characters of an order's text, in UTF-16 units. [ORDER-5] */
export const ORDER_TEXT_LIMIT = 2_000;
/** Most lines of an order; so many amounts still fit into the text. [ORDER-6] */
export const ORDER_LINES = 50;
/** Largest quantity of one item in an order. [ORDER-6] */
export const ORDER_QUANTITY = 99;

/** An item of an order. */
export interface OrderLine {
  readonly item: Pick<Item, 'title' | 'price'>;
  readonly quantity: number;
}

/** A diner's order; its texts may be empty. */
export interface Order {
  readonly lines: readonly OrderLine[];
  readonly type: MenuType;
  readonly address: string;
  readonly payment: keyof PaymentMethods | null;
  readonly notes: string;
}

type Place = Pick<Menu, 'name' | 'deliveryTime' | 'pickupPoint'>;

/** Longest text of the owner or diner in an order that exceeds the limit, in UTF-16 units. */
const SHORT_TEXT = 120;

/** Returns the total of an order, in cents. [ORDER-2] */
export function orderTotal(lines: readonly OrderLine[]): number {
  return lines.reduce((total, line) => total + amountOf(line), 0);
}

/**
 * Returns the WhatsApp message of an order: greeting, a line for each item with its subtotal, total, delivery or pickup, payment, notes,
 * with one blank line between the parts. [ORDER-1] [ORDER-2] [ORDER-3] [ORDER-4]
 * Shortens texts and titles, never amounts, to stay within 2,000 UTF-16 units. [ORDER-5]
 * Refuses 'no-lines', 'too-many-lines' and 'bad-quantity'. [ORDER-6]
 */
export function orderText(place: Place, order: Order): Result<string, 'no-lines' | 'too-many-lines' | 'bad-quantity'> {
  const { lines } = order;
  if (lines.length === 0) return refused('no-lines');
  if (lines.length > ORDER_LINES) return refused('too-many-lines');
  if (!lines.every(({ quantity }) => isQuantity(quantity))) return refused('bad-quantity');
  const written = (titleLimit: number, textLimit: number) => partsOf(place, order, titleLimit, textLimit).join('\n\n');
  const fits = (text: string) => text.length <= ORDER_TEXT_LIMIT;
  const whole = [written(Infinity, Infinity), written(Infinity, SHORT_TEXT)].find(fits);
  if (whole !== undefined) return ok(whole);
  let title = Math.max(...lines.map(({ item }) => itemTitle(item).length));
  while (title > 0 && !fits(written(title, SHORT_TEXT))) title -= 1;
  return ok(written(title, SHORT_TEXT));
}

function partsOf(place: Place, order: Order, titleLimit: number, textLimit: number): string[] {
  const cut = (text: string) => shortened(oneParagraph(text), textLimit);
  const lines = order.lines.map((line) => writtenLine(line, titleLimit));
  const parts = [
    `Hola, ${cut(place.name)}. Quiero hacer este pedido:`,
    lines.join('\n'),
    `Total: ${formatPrice(priceFromCents(orderTotal(order.lines)))}`,
    handoverOf(place, order, cut),
    order.payment && `Pago: ${PAYMENT_METHOD_NAMES[order.payment]}`,
    cut(order.notes) && `Notas: ${cut(order.notes)}`,
  ];
  return parts.filter((part) => typeof part === 'string' && part !== '') as string[];
}

function writtenLine(line: OrderLine, titleLimit: number): string {
  const title = shortened(oneParagraph(itemTitle(line.item)), titleLimit);
  const each = line.quantity > 1 && titleLimit === Infinity ? ` (${formatPrice(line.item.price)} c/u)` : '';
  const named = title ? ` ${title}` : '';
  return `${line.quantity} ×${named}${each}: ${formatPrice(priceFromCents(amountOf(line)))}`;
}

function handoverOf(place: Place, { type, address }: Order, cut: (text: string) => string): string {
  const delivery = type === 'delivery';
  const detail = cut(delivery ? address : place.pickupPoint);
  const time = delivery ? cut(place.deliveryTime) : '';
  return [
    delivery ? 'Entrega a domicilio' : 'Retiro en el local',
    detail && `${delivery ? 'Dirección' : 'Punto de retiro'}: ${detail}`,
    time && `Tiempo de entrega: ${time}`,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** A diner's blank lines would look like the separators of the order's parts. */
function oneParagraph(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function amountOf({ item, quantity }: OrderLine): number {
  return priceInCents(item.price) * quantity;
}

function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= ORDER_QUANTITY;
}

const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Returns the text in at most `most` UTF-16 units; a longer one is cut between graphemes and ends in '…'. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index } of segmenter.segment(text)) {
    if (index > most - 1) break;
    end = index;
  }
  return most > 0 ? `${text.slice(0, end).trimEnd()}…` : '';
}
