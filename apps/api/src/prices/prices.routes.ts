import { calls } from '@carta/contract';
import { ok, priceHistoryCsv, refused } from '@carta/domain';
import type { FastifyReply } from 'fastify';
import type { MenuReader } from '../database/menu-reader.ts';
import type { Serve } from '../http/serve-call.ts';
import type { PlannedPricesStore } from './planned-prices.store.ts';
import type { PriceHistoryStore } from './price-history.store.ts';
import type { PricesStore } from './prices.store.ts';

interface PricesDeps {
  readonly menus: MenuReader;
  readonly plannedPrices: PlannedPricesStore;
  readonly priceHistory: PriceHistoryStore;
  readonly prices: PricesStore;
}

export function pricesRoutes(serve: Serve, { menus, plannedPrices, priceHistory, prices }: PricesDeps): void {
  serve(calls.updatePrices, ({ owner, body }) => prices.update(owner.business, body.prices, owner.email));

  serve(calls.planPrices, ({ owner, body }) => plannedPrices.create(owner.business, body, owner.email));

  serve(calls.plannedPrices, async ({ owner }) => ok({ plans: await plannedPrices.list(owner.business) }));

  serve(calls.plannedPrice, async ({ owner, params }) => {
    const plan = await plannedPrices.find(owner.business, params.key);
    return plan ? ok(plan) : refused('not-found');
  });

  serve(calls.updatePlannedPrices, ({ owner, params, body }) => plannedPrices.update(owner.business, params.key, body));

  serve(calls.cancelPlannedPrices, ({ owner, params }) => plannedPrices.cancel(owner.business, params.key));

  serve(calls.priceHistory, async ({ owner }) => ok({ history: await priceHistory.list(owner.business) }));

  serve(calls.itemPriceHistory, async ({ owner, params }) =>
    ok({ history: await priceHistory.list(owner.business, params.itemKey) }),
  );

  const sendCsv = async (reply: FastifyReply, business: string, key?: string) => {
    const menu = await menus.read(business);
    if (!menu) return refused('not-found');
    const text = priceHistoryCsv(menu, await priceHistory.list(business, key));
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="precios-${business}.csv"`)
      .send(text);
    return undefined;
  };

  serve(calls.priceHistoryCsv, ({ owner, reply }) => sendCsv(reply, owner.business));

  serve(calls.itemPriceHistoryCsv, ({ owner, params, reply }) => sendCsv(reply, owner.business, params.itemKey));
}
