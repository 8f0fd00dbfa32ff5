import type { ApiClient } from '@carta/api-client';
import type { Menu } from '@carta/domain';
import { inSession } from '@carta/panel';
import { outcomeOf } from './outcome.ts';
import type { Import } from './owners-change.ts';

/** Adds a file to the menu, or puts it in its place; the menu that is fetched afterwards shows it. */
export function* saveImport(api: ApiClient, menu: Menu, { file, replace }: Import) {
  const params = { key: menu.key };
  return outcomeOf(yield* inSession(() => api.importMenu({ params, body: { file, replace } })), () => []);
}
