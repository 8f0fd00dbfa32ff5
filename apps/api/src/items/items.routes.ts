import { calls } from '@carta/contract';
import type { Serve } from '../http/serve-call.ts';
import type { Stores } from '../stores.ts';
import { updateItem } from './item-form.ts';

export function itemsRoutes(serve: Serve, { items }: Pick<Stores, 'items'>): void {
  serve(calls.createItem, ({ owner, body }) => items.create(owner.business, body));

  serve(updateItem, ({ owner, body, form }) => items.update(owner.business, form ?? body));

  serve(calls.deleteItem, ({ owner, params }) => items.delete(owner.business, params.itemKey));

  serve(calls.sortItem, ({ owner, params, body }) => items.move(owner.business, params.productId, body.order));

  serve(calls.sortFeatured, ({ owner, params, body }) => items.moveFeatured(owner.business, params.itemId, body.order));
}
