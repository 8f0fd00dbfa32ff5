import { calls } from '@carta/contract';
import type { Serve } from '../http/serve-call.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { withStoredImage } from '../pictures/with-stored-image.ts';
import type { CategoriesStore } from './categories.store.ts';

export function categoriesRoutes(
  serve: Serve,
  { categories, pictures }: { readonly categories: CategoriesStore; readonly pictures: Pictures },
): void {
  serve(calls.createCategory, async ({ owner, body }) =>
    categories.create(owner.business, await withStoredImage(body, pictures)),
  );

  serve(calls.updateCategory, ({ owner, params, body }) =>
    categories.update(owner.business, params.key, Number(params.level), body),
  );

  serve(calls.deleteCategory, ({ owner, params }) =>
    categories.delete(owner.business, params.categoryKey, Number(params.level)),
  );

  serve(calls.sortCategory, ({ owner, params, body }) =>
    categories.move(owner.business, params.categoryId, Number(params.level), body.order),
  );

  serve(calls.uploadCover, async ({ owner: { business }, form: { key }, files }) => {
    const editable = await categories.check(business, key, 1);
    if (!editable.ok) return editable;
    const url = await pictures.publish(business, files._file);
    return categories.update(business, key, 1, { image: { url } });
  });
}
