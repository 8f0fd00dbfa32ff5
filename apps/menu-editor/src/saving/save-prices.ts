import type { ApiClient } from '@carta/api-client';
import type { ChangedPrice, Menu } from '@carta/domain';
import { inSession, itemChanged } from '@carta/panel';
import { outcomeOf } from './outcome.ts';

/** Sends many prices at once: the server takes all of them, or none. */
export function* savePrices(api: ApiClient, menu: Menu, prices: readonly ChangedPrice[]) {
  const params = { businessKey: menu.key };
  const body = { prices: prices.map(({ key, from, to }) => ({ key, from, to })) };
  return outcomeOf(yield* inSession(() => api.updatePrices({ params, body })), ({ items }) =>
    items.map((item) => itemChanged({ key: item.key, changes: item })),
  );
}
