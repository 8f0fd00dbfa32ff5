import {
  answerDeadline,
  HOUR_MS,
  orderDay,
  payDeadline,
  tableByToken,
  type DinerOrder,
  type PublicMenu,
  type SentOrder,
  type Table,
} from '@carta/domain';
import { sql } from 'kysely';
import type { Change } from '../database/change-business.ts';
import type { Database } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { rowOfOrder } from './order-row.ts';
import { visitAt } from './tables/visit-at.ts';
import { pricedOrRefused, refusalByMenu, type OrderRefusal } from './order-refusal.ts';

interface OrderLimits {
  /** Orders in state 'new' or 'unpaid' from one network at one business, or from one table. */
  readonly perNetwork: number;
  /** Orders of one business in an hour. */
  readonly perHour: number;
}

export interface NewOrder {
  readonly sent: SentOrder;
  readonly bodyHash: string;
  /** A keyed hash; of the table where it is ordered at one. */
  readonly network: string;
  readonly limits: OrderLimits;
}

/** What is ordered of, and where. */
export interface MenuWithTables {
  readonly menu: PublicMenu;
  readonly tables: readonly Table[];
}

interface Placing {
  readonly business: string;
  /** The public menu and the tables as the transaction sees them, at this revision. */
  readonly menuAt: (change: Change, revision: number) => Promise<MenuWithTables | null>;
  /** In ms since 1970. */
  readonly at: number;
}

const NOT_FOUND: OrderRefusal = { reason: 'not-found' };
const TOO_MANY: OrderRefusal = { reason: 'rate-limited' };

/** Returns what a network or a business with too many orders is answered before it waits for its turn: a flood of them writes nothing. 'free' if it may go on. */
export async function answerToFlood(
  database: Database,
  { sent, network, limits }: NewOrder,
  { business, at }: Pick<Placing, 'business' | 'at'>,
): Promise<'free' | OrderRefusal | null> {
  const found = await stateFor(database, business, { key: sent.key, network, since: at - HOUR_MS });
  if (found.known > 0) return null;
  return isTooMany(found, limits) ? TOO_MANY : 'free';
}

/**
 * Stores an order with the amounts of the public menu at that moment and the next number of its day, in one transaction. Returns null where an
 * order with its key was stored meanwhile.
 */
export async function placeOrder(
  database: Database,
  { sent, bodyHash, network, limits }: NewOrder,
  { business, menuAt, at }: Placing,
): Promise<DinerOrder | OrderRefusal | null> {
  return inNumberedTransaction(database, async (change) => {
    await takeTurn(change, `orders ${business}`);
    const found = await stateFor(change, business, { key: sent.key, network, since: at - HOUR_MS });
    if (found.known > 0) return null;
    const { revision } = found;
    const { menu, tables } = (revision === null ? null : await menuAt(change, revision)) ?? { menu: null, tables: [] };
    const refusal = refusalByMenu(menu, sent, at);
    if (refusal || !menu) return refusal ?? NOT_FOUND;
    if (isTooMany(found, limits)) return TOO_MANY;
    const table = sent.type === 'table' ? tableByToken(tables, sent.table ?? '') : null;
    const priced = pricedOrRefused(menu, sent, { now: at, table });
    if ('refusal' in priced) return priced.refusal;
    const day = orderDay(menu.timeZone, at);
    const number = await nextNumber(change, business, day);
    const isOnline = menu.ordering.online && sent.payment === 'mercadoPago';
    const state = isOnline ? 'unpaid' : 'new';
    const seat = table && {
      key: table.key,
      title: table.title,
      visit: await visitAt(change, business, table.key, day),
    };
    const order = newOrder({ ...sent, ...priced.priced, table: seat }, { number, day, at, state });
    const expiresAt = isOnline ? payDeadline(at) : answerDeadline(order, menu.timeZone);
    await change.insertInto('orders').values(rowOfOrder(order, { business, network, expiresAt, bodyHash })).execute();
    return order;
  });
}

/** Writes nothing unless an order is stored. */
async function inNumberedTransaction(
  database: Database,
  work: (change: Change) => Promise<DinerOrder | OrderRefusal | null>,
): Promise<DinerOrder | OrderRefusal | null> {
  const change = await database.startTransaction().execute();
  try {
    const placed = await work(change);
    const isPlaced = placed !== null && 'number' in placed;
    await (isPlaced ? change.commit() : change.rollback()).execute();
    return placed;
  } catch (error) {
    if (!change.isRolledBack && !change.isCommitted) await change.rollback().execute();
    throw error;
  }
}

interface StateFor {
  readonly known: number;
  /** Of the menu; null for an unknown business. */
  readonly revision: number | null;
  readonly fromNetwork: number;
  readonly inHour: number;
}

const isTooMany = ({ fromNetwork, inHour }: StateFor, { perNetwork, perHour }: OrderLimits) =>
  fromNetwork >= perNetwork || inHour >= perHour;

/** Reads in one statement what decides whether an order may be stored. */
async function stateFor(
  database: Database,
  business: string,
  { key, network, since }: { key: string; network: string; since: number },
): Promise<StateFor> {
  const { rows } = await sql<Record<keyof StateFor, number | null>>`select
    (select count(*) from orders where business = ${business} and key = ${key}) as "known",
    (select revision from businesses where key = ${business}) as "revision",
    (select count(*) from orders where business = ${business} and state in ('new', 'unpaid') and network = ${network}) as "fromNetwork",
    (select count(*) from orders where business = ${business} and created_at > ${since}) as "inHour"`.execute(database);
  const [{ known, revision, fromNetwork, inHour } = {} as Record<keyof StateFor, number | null>] = rows;
  return { known: Number(known), revision: revision ?? null, fromNetwork: Number(fromNetwork), inHour: Number(inHour) };
}

/** Takes the next number of a day, and raises the revision of the business's orders, which is that of its last day. */
async function nextNumber(change: Change, business: string, day: string): Promise<number> {
  const raised = await change
    .updateTable('order_days')
    .set(({ eb }) => ({
      revision: eb('revision', '+', 1),
      last_number: sql<number>`last_number + (case when day = ${day} then 1 else 0 end)`,
    }))
    .where('business', '=', business)
    .where('day', '>=', day)
    .returning(['day', 'last_number'])
    .execute();
  const current = raised.find((row) => row.day === day);
  if (current) return current.last_number;
  const revision = sql<number>`(select coalesce(max(revision), 0) + 1 from order_days where business = ${business})`;
  await change.insertInto('order_days').values({ business, day, last_number: 1, revision }).execute();
  return 1;
}

function newOrder(
  sent: Omit<SentOrder, 'lines' | 'zone' | 'table' | 'total'> & Pick<DinerOrder, 'lines' | 'zone' | 'table' | 'total'>,
  { number, day, at: createdAt, state }: { number: number; day: string; at: number; state: 'new' | 'unpaid' },
): DinerOrder {
  const { key, type, lines, zone, table, total, address, name, phone, notes, payment, paysWith, at } = sent;
  return {
    key,
    number,
    day,
    state,
    type,
    lines,
    zone,
    table,
    address: type === 'delivery' ? address : '',
    name,
    phone,
    notes,
    payment,
    paysWith: payment === 'cash' ? paysWith : null,
    paid: 'no',
    total,
    at,
    readyAt: at,
    reason: '',
    createdAt,
    changedAt: createdAt,
    version: 0,
  };
}
