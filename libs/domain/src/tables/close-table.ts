import { listOf } from '../list-of.ts';
import { closedOrder, type OrderProgress, type OrderState, type OwnerStep } from '../orders/order-states.ts';
import { ok, refused, type Result } from '../result.ts';

interface OrderAtTable extends OrderProgress {
  readonly state: OrderState;
  readonly lastStep: OwnerStep | null;
}

/**
 * Returns what 'Cerrar mesa' at `now`, in ms since 1970, makes of the orders of a table: what is accepted or ready is delivered; the others are
 * left as they are. Refuses 'unanswered' while one is new. [TABLE-7]
 */
export function closeTable<Order extends OrderAtTable>(
  orders: readonly Order[],
  now: number,
): Result<{ readonly order: Order; readonly progress: OrderProgress }[], 'unanswered'> {
  if (listOf(orders).some(({ state }) => state === 'new')) return refused('unanswered');
  return ok(
    listOf(orders).flatMap((order) => {
      const progress = closedOrder(order, now);
      return progress ? [{ order, progress }] : [];
    }),
  );
}
