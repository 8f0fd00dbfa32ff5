import { dayIn } from '../hours/day-in.ts';
import { clockIn } from '../hours/local-time.ts';
import { priceFromCents, priceToDecimal } from '../prices/price.ts';
import { csvRows, csvText } from '../texts/csv-text.ts';
import { listOf } from '../list-of.ts';
import { numberOr } from '../number-or.ts';
import type { Charge } from './charge.ts';
import type { DinerOrder } from './diner-order.ts';
import { ORDER_STATE_NAMES } from './order-states.ts';
import { ORDER_PAYMENT_NAMES } from './payment-methods.ts';

const COLUMNS = [
  'Día',
  'Número',
  'Hora',
  'Estado',
  'Tipo',
  'Mesa',
  'Zona',
  'Líneas',
  'Total',
  'Pago',
  'Pagado',
  'Operación',
  'Cargo',
  'Neto',
  'Nombre',
  'Teléfono',
  'Dirección',
  'Notas',
];

const TYPE_NAMES: Readonly<Record<DinerOrder['type'], string>> = {
  delivery: 'Delivery',
  takeaway: 'Retiro',
  table: 'Mesa',
};

const PAID_NAMES: Readonly<Record<DinerOrder['paid'], string>> = { no: 'No', paid: 'Sí', refunded: 'Devuelto' };

/** What orders are paid with online, by the order's key. */
type Charges = ReadonlyMap<string, Pick<Charge, 'id' | 'cents' | 'feeCents'>>;

/** Returns orders as the text of a CSV file, a line for each, in their sequence, with what `charges` says of them. [ORDER-23] [CHARGE-8] */
export function ordersCsv(orders: readonly DinerOrder[], timeZone: string, charges?: Charges): string {
  return csvText([COLUMNS]) + ordersCsvRows(orders, timeZone, charges);
}

/** Returns the rows of further orders of the same file, so that many can be written in slices. [ORDER-23] */
export function ordersCsvRows(orders: readonly DinerOrder[], timeZone: string, charges?: Charges): string {
  return csvRows(listOf(orders).map((order) => rowOf(order, timeZone, charges?.get(order.key))));
}

function rowOf(order: DinerOrder, timeZone: string, charge: ReturnType<Charges['get']>) {
  const { day, number, createdAt, state, type, table, zone, lines, total, payment, paid } = order;
  const clock = clockIn(timeZone, numberOr(createdAt, 0));
  return [
    day,
    number,
    dayIn(timeZone, numberOr(createdAt, 0)) === day ? clock : `${clock} +1`,
    ORDER_STATE_NAMES[state],
    TYPE_NAMES[type],
    table?.title ?? '',
    zone?.title ?? '',
    listOf(lines).map(writtenLine).join(' / '),
    decimal(total),
    payment === null ? '' : ORDER_PAYMENT_NAMES[payment],
    PAID_NAMES[paid],
    charge?.id ?? '',
    charge && charge.feeCents !== null ? decimal(charge.feeCents) : '',
    charge && charge.feeCents !== null ? decimal(charge.cents - charge.feeCents) : '',
    order.name,
    order.phone,
    order.address,
    order.notes,
  ];
}

function writtenLine({ quantity, title, options, note }: DinerOrder['lines'][number]): string {
  const chosen = listOf(options).join(', ');
  return [`${numberOr(quantity, 0)} x ${title}`, chosen && `(${chosen})`, note && `«${note}»`]
    .filter((part) => part !== '')
    .join(' ');
}

/** With a comma, as spreadsheets set to Spanish read it. */
const decimal = (cents: number) => priceToDecimal(priceFromCents(numberOr(cents, 0))).replace('.', ',');
