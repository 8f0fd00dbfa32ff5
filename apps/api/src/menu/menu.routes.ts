import { calls } from '@carta/contract';
import { menuToFile, ok, refused } from '@carta/domain';
import type { Serve } from '../http/serve-call.ts';
import type { Stores } from '../stores.ts';

export function menuRoutes(serve: Serve, { menus }: Pick<Stores, 'menus'>): void {
  serve(calls.menu, async ({ params, request, reply }) => {
    const menu = await menus.json(params.key, request.headers['if-none-match']);
    if (!menu) return refused('not-found');
    reply.headers({ etag: menu.etag, 'cache-control': 'private, no-cache' });
    if (menu.json) reply.type('application/json; charset=utf-8').send(await menu.json.for(request, reply));
    else reply.code(304).send();
    return undefined;
  });

  serve(calls.menuFile, async ({ params, reply }) => {
    const menu = await menus.read(params.key);
    if (!menu) return refused('not-found');
    reply.header('content-disposition', `attachment; filename="menu-${params.key}.json"`);
    return ok(menuToFile(menu));
  });

  serve(calls.importMenu, ({ owner, body: { file, replace } }) => menus.import(owner.business, file, { replace }));
}
