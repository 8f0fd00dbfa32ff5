import { calls } from '@carta/contract';
import type { Serve } from '../http/serve-call.ts';
import type { CopiesStore } from './copies.store.ts';

export function copiesRoutes(serve: Serve, { copies }: { readonly copies: CopiesStore }): void {
  serve(calls.copyItem, ({ owner, params }) => copies.ofItem(owner.business, params.itemId));

  serve(calls.copyCategory, ({ owner, params }) =>
    copies.ofCategory(owner.business, params.categoryId, Number(params.level)),
  );
}
