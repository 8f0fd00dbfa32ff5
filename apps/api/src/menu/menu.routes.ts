import { calls, type ImportEffect } from '@carta/contract';
import { menuToFile, ok, refused, withoutEmpty } from '@carta/domain';
import type { ChangeResult } from '../database/change-business.ts';
import type { DataVersion } from '../database/read-cache.ts';
import { FOR_CDN } from '../http/cdn-caching.ts';
import { EncodedText, jsonCache } from '../http/encoded-text.ts';
import { etagOf, isKnown } from '../http/etag.ts';
import { cacheUntil, publicMenuCache } from '../http/public-menu-cache.ts';
import { sendCachedJson } from '../http/send-cached-json.ts';
import type { Serve } from '../http/serve-call.ts';
import type { MenusStore } from './menus.store.ts';

/** Pages of other origins tell a wrong key from a server that is away. */
const FOR_ANY_ORIGIN = { 'access-control-allow-origin': '*' };

interface MenuDeps {
  readonly menus: MenusStore;
  readonly changes: {
    /** Null if the effect is not that of a recorded import. */
    undoImport(
      business: string,
      effect: ImportEffect,
    ): Promise<ChangeResult<{ categories: number; items: number }> | null>;
  };
  readonly dataVersion: DataVersion;
  readonly now: () => number;
}

export function menuRoutes(serve: Serve, { menus, changes, dataVersion, now }: MenuDeps): void {
  const jsonOf = jsonCache();
  const shownMenu = publicMenuCache<EncodedText>();

  serve(calls.menu, async ({ params: { key }, request, reply }) => {
    const cacheControl = 'no-store';
    const version = await menus.version(key);
    // Answers without reading the menu, which most pages already have.
    if (version !== undefined && isKnown(etagOf(version), request.headers['if-none-match'])) {
      reply
        .headers({ etag: etagOf(version), 'cache-control': cacheControl })
        .code(304)
        .send();
      return undefined;
    }
    const found = await menus.readWithVersion(key);
    if (!found) return refused('not-found');
    await sendCachedJson(request, reply, { json: jsonOf(found.menu), etag: etagOf(found.version), cacheControl });
    return undefined;
  });

  serve(
    calls.publicMenu,
    async ({ params: { key }, request, reply }) => {
      const version = dataVersion();
      const found = await menus.readWithVersion(key);
      if (!found) return refused('not-found');
      const at = now();
      const shown = shownMenu(found.menu, at);
      const { menu, until, answer } = shown;
      const json = answer('json', () => new EncodedText(() => JSON.stringify(menu)));
      reply.cacheFor = { version, until: cacheUntil(shown, at) };
      reply.headers(FOR_CDN);
      await sendCachedJson(request, reply, { json, etag: etagOf(`${found.version}-${until ?? ''}`) });
      return undefined;
    },
    { headers: FOR_ANY_ORIGIN },
  );

  serve(calls.menuFile, async ({ params, reply }) => {
    const menu = await menus.read(params.key);
    if (!menu) return refused('not-found');
    reply.header('content-disposition', `attachment; filename="menu-${params.key}.json"`);
    return ok(menuToFile(menu));
  });

  serve(calls.importMenu, ({ owner, body: { file, ...way } }) =>
    menus.import(owner.business, file, { ...withoutEmpty(way), by: owner.email }),
  );

  serve(calls.checkMenuFile, ({ owner, body: { file, ...way } }) =>
    menus.checkImport(owner.business, file, withoutEmpty(way)),
  );

  // The effect of an import since 1.3 is the key of its change; editors of 1.2 undo it by that.
  serve(
    calls.undoImport,
    async ({ owner, body }) =>
      (await changes.undoImport(owner.business, body)) ?? menus.undoImport(owner.business, body, owner.email),
  );
}
