import { calls, type ImportEffect } from '@carta/contract';
import { menuToFile, ok, publicMenu, publicMenuUntil, refused, withoutEmpty } from '@carta/domain';
import type { ChangeResult } from '../database/change-business.ts';
import { JSON_TYPE, LAST_GOOD_FOR, type AnswerCache } from '../http/answer-cache.ts';
import { FOR_CDN } from '../http/cdn-caching.ts';
import { etagOf, isKnown } from '../http/etag.ts';
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
  readonly answers: AnswerCache;
  readonly now: () => number;
}

export function menuRoutes(serve: Serve, { menus, changes, answers, now }: MenuDeps): void {
  serve(calls.menu, async ({ params: { key }, request, reply }) => {
    const version = await menus.version(key);
    const headers = { 'cache-control': 'no-store' };
    // Answers without reading the menu, which most pages already have.
    if (version !== undefined && isKnown(etagOf(version), request.headers['if-none-match'])) {
      reply
        .headers({ ...headers, etag: etagOf(version) })
        .code(304)
        .send();
      return undefined;
    }
    const isSent = await answers.send(request, reply, {
      name: `owner ${key}`,
      version: async () => version,
      make: async () => {
        const found = await menus.readWithVersion(key);
        return found && { text: JSON.stringify(found.menu), type: JSON_TYPE, etag: etagOf(found.version), headers };
      },
    });
    return isSent ? undefined : refused('not-found');
  });

  serve(
    calls.publicMenu,
    async ({ params: { key }, request, reply }) => {
      const isSent = await answers.send(request, reply, {
        name: `public ${key}`,
        version: () => menus.version(key),
        lastGoodFor: LAST_GOOD_FOR,
        make: async () => {
          const found = await menus.readWithVersion(key);
          if (!found) return null;
          const menu = publicMenu(found.menu);
          const until = publicMenuUntil(menu, now());
          const etag = etagOf(`${found.version}-${until ?? ''}`);
          return { text: JSON.stringify(menu), type: JSON_TYPE, etag, headers: FOR_CDN, until };
        },
      });
      return isSent ? undefined : refused('not-found');
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

  // The effect of an import since 1.2 is the key of its change; editors of 1.1 undo it by that.
  serve(
    calls.undoImport,
    async ({ owner, body }) =>
      (await changes.undoImport(owner.business, body)) ?? menus.undoImport(owner.business, body, owner.email),
  );
}
