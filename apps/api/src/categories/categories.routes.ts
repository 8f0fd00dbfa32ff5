import { calls } from '@carta/contract';
import { invalid, sendRefusal } from '../http/refusal.ts';
import type { Serve } from '../http/serve-call.ts';
import type { Stores } from '../stores.ts';

export function categoriesRoutes(serve: Serve, { categories }: Pick<Stores, 'categories'>): void {
  serve(calls.createCategory, ({ owner, body }) => categories.create(owner.business, body));

  serve(calls.updateCategory, ({ owner, params, body }) =>
    categories.update(owner.business, params.key, Number(params.level), body),
  );

  serve(calls.deleteCategory, ({ owner, params }) =>
    categories.delete(owner.business, params.categoryKey, Number(params.level)),
  );

  serve(calls.sortCategory, ({ owner, params, body }) =>
    categories.move(owner.business, params.categoryId, Number(params.level), body.order),
  );

  // A form without a picture; one with a picture is refused before, until pictures are taken.
  serve(calls.uploadCover, async ({ reply }) =>
    sendRefusal(reply, invalid([{ path: '_file', message: 'Falta la imagen' }])),
  );
}
