import { listOf } from '../list-of.ts';
import type { Key } from '../menu/key.ts';
import type { DinerOrder } from '../orders/diner-order.ts';
import { stepOrder, type OrderProgress } from '../orders/order-states.ts';
import { ok, refused, type Result } from '../result.ts';

interface Ticked extends OrderProgress {
  readonly type: DinerOrder['type'];
  readonly paid: DinerOrder['paid'];
  readonly lines: DinerOrder['lines'];
}

/**
 * Returns an order with some of its lines ticked at `now`, in ms since 1970, or not ticked any more; a line that is ticked already keeps its
 * moment. Ticking the last line makes the order ready, which `progress` says. Refuses 'unknown-line', and 'not-allowed' for an order that is not
 * accepted. [KITCHEN-1]
 */
export function tickLines(
  order: Ticked,
  { keys, ready }: { readonly keys: readonly Key[]; readonly ready: boolean },
  now: number,
): Result<
  { readonly lines: DinerOrder['lines']; readonly progress: OrderProgress | null },
  'not-allowed' | 'unknown-line'
> {
  if (order.state !== 'accepted') return refused('not-allowed');
  const ticked = new Set(listOf(keys));
  const known = new Set(listOf(order.lines).map(({ key }) => key));
  if ([...ticked].some((key) => !known.has(key))) return refused('unknown-line');
  const lines = listOf(order.lines).map((line) =>
    ticked.has(line.key) ? { ...line, readyAt: ready ? (line.readyAt ?? now) : null } : line,
  );
  const isReady = ready && ticked.size > 0 && lines.every(({ readyAt }) => readyAt !== null);
  const step = isReady ? stepOrder(order, { state: 'ready' }, now) : null;
  return ok({ lines, progress: step?.ok ? step.value : null });
}
