import { calls } from '@carta/contract';
import { refused } from '@carta/domain';
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
}
