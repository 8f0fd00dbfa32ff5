import { routes } from '@carta/contract';
import { countsInSales, TABLE_KEPT_MS, type KeptTable, type PublicDinerOrder } from '@carta/domain';
import { placedOrders } from '../../placed-orders.ts';

/** An order that this browser has sent to the table. */
export type Round = Pick<PublicDinerOrder, 'key' | 'state' | 'lines' | 'total'>;

export interface TableRounds {
  /** The orders of this browser at its table, of the visit that goes on, the first one first. */
  readonly rounds: readonly Round[];
  /** Title of the table to which the restaurant has moved its people since; null where they sit there still. */
  readonly movedTo: string | null;
}

export const NO_ROUNDS: TableRounds = { rounds: [], movedTo: null };

/** Returns what this browser has ordered at its table; orders that it gets no answer for are left out. [TABLE-7] */
export async function readRounds(
  business: string,
  { title, at }: Pick<KeptTable, 'title' | 'at'>,
  now: number,
): Promise<TableRounds> {
  const sent = placedOrders(business).filter(({ atTable = 0 }) => now - atTable < TABLE_KEPT_MS);
  const read = await Promise.all(
    sent.map(async (placed) => ({ placed, order: await readOrder(business, placed.key) })),
  );
  const open = read.flatMap(({ placed, order }) =>
    order?.table && !order.tableClosed ? [{ placed, order, table: order.table }] : [],
  );
  const here = open.filter(({ table }) => table.title === title);
  const visit = here[0]?.table.visit;
  const rounds = here.flatMap(({ order, table }) => (table.visit === visit && countsInSales(order) ? [order] : []));
  const [newest] = open;
  const isMoved =
    newest !== undefined &&
    (newest.placed.atTable ?? 0) >= at &&
    newest.placed.table !== undefined &&
    newest.placed.table !== newest.table.key;
  return { rounds: rounds.reverse(), movedTo: isMoved && newest.table.title !== title ? newest.table.title : null };
}

async function readOrder(business: string, key: string): Promise<PublicDinerOrder | null> {
  try {
    const path = routes.publicOrder.path.replace(':businessKey', business).replace(':orderKey', key);
    const answer = await fetch(path, { cache: 'no-store' });
    return answer.ok ? ((await answer.json()) as PublicDinerOrder) : null;
  } catch {
    return null;
  }
}
