import { calls } from '@carta/contract';
import type { Serve } from '../http/serve-call.ts';
import type { Stores } from '../stores.ts';

export function severalRoutes(serve: Serve, { several }: Pick<Stores, 'several'>): void {
  serve(calls.updateSeveralItems, ({ owner: { business }, body: { keys, set } }) =>
    set ? several.updateItems(business, keys, set) : several.deleteItems(business, keys),
  );

  serve(calls.updateSeveralCategories, ({ owner: { business }, body: { keys, set } }) =>
    set ? several.updateCategories(business, keys, set) : several.deleteCategories(business, keys),
  );
}
