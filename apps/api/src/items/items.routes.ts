import { calls } from '@carta/contract';
import type { Serve } from '../http/serve-call.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { withStoredImage } from '../pictures/with-stored-image.ts';
import { updateItem } from './item-form.ts';
import type { ItemsStore } from './items.store.ts';

export function itemsRoutes(
  serve: Serve,
  { items, pictures }: { readonly items: ItemsStore; readonly pictures: Pictures },
): void {
  serve(calls.createItem, async ({ owner, body }) =>
    items.create(owner.business, await withStoredImage(body, pictures)),
  );

  serve(updateItem, async ({ owner: { business, email }, body, form, files }) => {
    if (!files?._file) return items.update(business, form ?? body, email);
    const editable = await items.check(business, form);
    if (!editable.ok) return editable;
    const url = await pictures.publish(business, files._file);
    return items.update(business, { ...form, image: { url } }, email);
  });

  serve(calls.deleteItem, ({ owner, params }) => items.delete(owner.business, params.itemKey));

  serve(calls.sortItem, ({ owner, params, body }) => items.move(owner.business, params.productId, body.order));

  serve(calls.moveItem, ({ owner, params, body }) => items.moveInto(owner.business, params.itemId, body));

  serve(calls.sortFeatured, ({ owner, params, body }) => items.moveFeatured(owner.business, params.itemId, body.order));
}
