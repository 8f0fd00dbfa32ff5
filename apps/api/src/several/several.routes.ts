import { calls } from '@carta/contract';
import type { Serve } from '../http/serve-call.ts';
import type { SeveralStore } from './several.store.ts';

export function severalRoutes(serve: Serve, { several }: { readonly several: SeveralStore }): void {
  serve(calls.updateSeveralItems, ({ owner: { business }, body: { keys, set } }) =>
    set ? several.updateItems(business, keys, set) : several.deleteItems(business, keys),
  );

  serve(calls.updateSeveralCategories, ({ owner: { business }, body: { keys, set } }) =>
    set ? several.updateCategories(business, keys, set) : several.deleteCategories(business, keys),
  );
}
