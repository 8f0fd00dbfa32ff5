import { calls } from '@carta/contract';
import { ok } from '@carta/domain';
import type { Serve } from '../http/serve-call.ts';
import type { Stores } from '../stores.ts';

export function trashRoutes(serve: Serve, { trash }: Pick<Stores, 'trash'>): void {
  serve(calls.trash, async ({ owner }) => ok(await trash.list(owner.business)));

  serve(calls.restore, ({ owner, params }) => trash.restore(owner.business, params.key));
}
