import { calls } from '@carta/contract';
import type { Serve } from '../http/serve-call.ts';
import type { OptionsStore } from './options.store.ts';

export function optionsRoutes(serve: Serve, { options }: { readonly options: OptionsStore }): void {
  serve(calls.createOptionGroup, ({ owner, params, body }) => options.create(owner.business, params.groupKey, body));

  serve(calls.updateOptionGroup, ({ owner, params, body }) =>
    options.update(owner.business, params.groupKey, body, owner.email),
  );

  serve(calls.deleteOptionGroup, ({ owner, params }) => options.delete(owner.business, params.groupKey));

  serve(calls.sortOptionGroup, ({ owner, params, body }) => options.move(owner.business, params.groupId, body.order));
}
