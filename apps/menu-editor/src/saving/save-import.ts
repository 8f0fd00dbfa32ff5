import type { ApiClient } from '@carta/api-client';
import type { Menu } from '@carta/domain';
import { inSession, put, snackbarShown } from '@carta/panel';
import { counted } from '../counted.ts';
import { outcomeOf } from './outcome.ts';
import type { Import } from './owners-change.ts';

/** Adds a file to the menu, or puts it in its place; the menu that is fetched afterwards shows it. */
export function* saveImport(api: ApiClient, menu: Menu, { file, replace }: Import) {
  const params = { key: menu.key };
  const answer = yield* inSession(() => api.importMenu({ params, body: { file, replace } }));
  if (answer.ok) {
    const categories = counted(answer.value.categories, 'categoría', 'categorías');
    const items = counted(answer.value.items, 'producto', 'productos');
    yield* put(snackbarShown({ tone: 'success', text: `Se importaron ${categories} y ${items}` }));
  }
  return outcomeOf(answer, () => []);
}
