import type { DinerOrder, OwnerStep, SoldOrder } from '@carta/domain';
import type { OrderRow } from '../database/order-tables.ts';

/** What a diner wrote, apart from what is kept when it is erased. */
interface Diner extends Pick<DinerOrder, 'name' | 'phone' | 'address' | 'notes'> {
  /** By the line's key. */
  readonly lineNotes: Readonly<Record<string, string>>;
}

const NOBODY: Diner = { name: '', phone: '', address: '', notes: '', lineNotes: {} };

/** An order with what only its store knows. */
export interface StoredOrder {
  readonly order: DinerOrder;
  readonly lastStep: OwnerStep | null;
  readonly bodyHash: string;
  /** Where it is paid; null where it is not, or not any more. */
  readonly pay: string | null;
  /** True for an order at a table that was closed since. [TABLE-7] */
  readonly isTableClosed: boolean;
}

export function orderFromRow(row: OrderRow): DinerOrder {
  const { lineNotes, ...diner } = row.diner === null ? NOBODY : (JSON.parse(row.diner) as Diner);
  const lines = JSON.parse(row.lines) as Omit<DinerOrder['lines'][number], 'note'>[];
  return {
    key: row.key,
    number: row.number,
    day: row.day,
    state: row.state as DinerOrder['state'],
    type: row.type as DinerOrder['type'],
    lines: lines.map((line) => ({ ...line, note: lineNotes[line.key] ?? '' })),
    zone: row.zone === null ? null : (JSON.parse(row.zone) as DinerOrder['zone']),
    table: row.at_table === null ? null : (JSON.parse(row.at_table) as DinerOrder['table']),
    ...diner,
    payment: row.payment as DinerOrder['payment'],
    paysWith: row.pays_with,
    paid: row.paid as DinerOrder['paid'],
    total: row.total_cents,
    at: row.wanted_at,
    readyAt: row.ready_at,
    reason: row.reason,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    version: row.version,
  };
}

/** The columns of what is sold; `number` is the place of a row in its day. */
export const SOLD_COLUMNS = [
  'day',
  'number',
  'created_at',
  'state',
  'type',
  'payment',
  'total_cents',
  'at_table',
  'lines',
] as const satisfies readonly (keyof OrderRow)[];

export function soldFromRow(row: Pick<OrderRow, (typeof SOLD_COLUMNS)[number]>): SoldOrder {
  return {
    day: row.day,
    createdAt: row.created_at,
    state: row.state as SoldOrder['state'],
    type: row.type as SoldOrder['type'],
    payment: row.payment as SoldOrder['payment'],
    total: row.total_cents,
    table: row.at_table === null ? null : (JSON.parse(row.at_table) as SoldOrder['table']),
    lines: JSON.parse(row.lines) as SoldOrder['lines'],
  };
}

export function storedFromRow(row: OrderRow): StoredOrder {
  return {
    order: orderFromRow(row),
    lastStep: row.last_step === null ? null : (JSON.parse(row.last_step) as OwnerStep),
    bodyHash: row.body_hash,
    pay: row.pay,
    isTableClosed: row.at_table !== null && row.open_table === null,
  };
}

/** Returns lines as they are stored: notes are kept with what else their diner wrote. */
export const linesColumn = (lines: DinerOrder['lines']): string =>
  JSON.stringify(lines.map(({ note: _note, ...line }) => line));

/** Returns the row of an order that is stored for the first time. */
export function rowOfOrder(
  order: DinerOrder,
  {
    business,
    network,
    expiresAt,
    bodyHash,
  }: { business: string; network: string; expiresAt: number; bodyHash: string },
): OrderRow {
  const { name, phone, address, notes } = order;
  const lineNotes = Object.fromEntries(order.lines.flatMap(({ key, note }) => (note === '' ? [] : [[key, note]])));
  const diner: Diner = { name, phone, address, notes, lineNotes };
  return {
    business,
    key: order.key,
    day: order.day,
    number: order.number,
    state: order.state,
    network,
    expires_at: expiresAt,
    created_at: order.createdAt,
    changed_at: order.changedAt,
    wanted_at: order.at,
    ready_at: order.readyAt,
    type: order.type,
    payment: order.payment,
    pays_with: order.paysWith,
    paid: order.paid,
    total_cents: order.total,
    reason: order.reason,
    version: order.version,
    last_step: null,
    body_hash: bodyHash,
    zone: order.zone && JSON.stringify(order.zone),
    at_table: order.table && JSON.stringify(order.table),
    lines: linesColumn(order.lines),
    diner: JSON.stringify(diner),
    pay: null,
    look_up_at: null,
    open_table: order.table && order.table.key,
  };
}
