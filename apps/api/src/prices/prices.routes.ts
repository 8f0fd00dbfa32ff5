import { calls } from '@carta/contract';
import type { Serve } from '../http/serve-call.ts';
import type { Stores } from '../stores.ts';

export function pricesRoutes(serve: Serve, { prices }: Pick<Stores, 'prices'>): void {
  serve(calls.updatePrices, ({ owner, body }) => prices.update(owner.business, body.prices));
}
