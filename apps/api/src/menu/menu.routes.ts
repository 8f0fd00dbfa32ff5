import { calls } from '@carta/contract';
import { menuToFile, ok, publicMenu, publicMenuUntil, refused, type Menu } from '@carta/domain';
import { EncodedText, jsonCache } from '../http/encoded-text.ts';
import { etagOf, isKnown } from '../http/etag.ts';
import { sendCachedJson } from '../http/send-cached-json.ts';
import type { Serve } from '../http/serve-call.ts';
import type { Stores } from '../stores.ts';

export function menuRoutes(serve: Serve, { menus, now }: Pick<Stores, 'menus' | 'now'>): void {
  const jsonOf = jsonCache();
  const publicOf = publicAnswers();

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

  serve(calls.publicMenu, async ({ params: { key }, request, reply }) => {
    const found = await menus.readWithVersion(key);
    if (!found) return refused('not-found');
    const { json, until } = publicOf(found.menu, now());
    reply.header('access-control-allow-origin', '*');
    await sendCachedJson(request, reply, { json, etag: etagOf(`${found.version}-${until ?? ''}`) });
    return undefined;
  });

  serve(calls.menuFile, async ({ params, reply }) => {
    const menu = await menus.read(params.key);
    if (!menu) return refused('not-found');
    reply.header('content-disposition', `attachment; filename="menu-${params.key}.json"`);
    return ok(menuToFile(menu));
  });

  serve(calls.importMenu, ({ owner, body: { file, replace } }) =>
    menus.import(owner.business, file, { replace, by: owner.email }),
  );

  serve(calls.undoImport, ({ owner, body }) => menus.undoImport(owner.business, body, owner.email));
}

interface PublicAnswer {
  readonly json: EncodedText;
  /** When what diners see changes by the clock, in ms since 1970; null if it never does. */
  readonly until: number | null;
}

/** Returns what diners may see of a menu without the WiFi's password, made once for as long as it holds. */
function publicAnswers(): (menu: Menu, now: number) => PublicAnswer {
  const answers = new WeakMap<Menu, PublicAnswer>();
  return (menu, now) => {
    const known = answers.get(menu);
    if (known && (known.until === null || now < known.until)) return known;
    const shown = publicMenu(menu);
    const json = new EncodedText(() => JSON.stringify({ ...shown, wifi: shown.wifi && { name: shown.wifi.name } }));
    const answer = { json, until: publicMenuUntil(shown, now) };
    answers.set(menu, answer);
    return answer;
  };
}
