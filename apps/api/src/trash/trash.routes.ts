import { calls } from '@carta/contract';
import { ok } from '@carta/domain';
import type { Serve } from '../http/serve-call.ts';
import type { TrashStore } from './trash.store.ts';

export function trashRoutes(serve: Serve, { trash }: { readonly trash: TrashStore }): void {
  serve(calls.trash, async ({ owner }) => ok(await trash.list(owner.business)));

  serve(calls.restore, ({ owner, params }) => trash.restore(owner.business, params.key));
}
