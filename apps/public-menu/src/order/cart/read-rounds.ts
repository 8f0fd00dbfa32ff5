import { routes } from '@carta/contract';
import { countsInSales, TABLE_KEPT_MS, type PublicDinerOrder } from '@carta/domain';
import { placedOrders } from '../../placed-orders.ts';

/** An order that this browser has sent to the table. */
export type Round = Pick<PublicDinerOrder, 'key' | 'state' | 'lines' | 'total'>;

/** Returns the orders of this browser at the table with this title, of the visit that goes on; those that it gets no answer for are left out. */
export async function readRounds(business: string, title: string, now: number): Promise<readonly Round[]> {
  const sent = placedOrders(business).filter(({ atTable = 0 }) => now - atTable < TABLE_KEPT_MS);
  const orders = await Promise.all(sent.map(({ key }) => readOrder(business, key)));
  const here = orders.flatMap((order) => (order?.table?.title === title && !order.tableClosed ? order : []));
  const visit = here[0]?.table?.visit;
  return here.filter((order) => order.table?.visit === visit && countsInSales(order)).reverse();
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
