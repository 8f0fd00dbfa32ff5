import { categoryChanged, itemChanged, type SeveralChange } from '@carta/panel';
import { counted } from '../../counted.ts';
import { markedCommand } from '../command-mark.ts';
import { sent, sentInTurn, type CommandDefinition } from '../command.ts';
import { severalParts } from './several-parts.ts';

/** Hides, shows, sells out or sells again several records, with one call for each kind. [SHOW-1] [SOLD-1] */
export const changeSeveral: CommandDefinition<SeveralChange> = {
  send: (api, { categories, items, changes }, { menu }) => {
    const params = { businessKey: menu.key };
    const set = 'show' in changes ? { show: changes.show } : { soldOut: changes.soldOutUntil !== null };
    const changeItems = async (keys: string[]) =>
      sent(await api.updateSeveralItems({ params, body: { keys, set } }), (answer) =>
        'items' in answer ? answer.items.map((item) => itemChanged({ key: item.key, changes: item })) : [],
      );
    const changeCategories = async (keys: string[], show: boolean) =>
      sent(await api.updateSeveralCategories({ params, body: { keys, set: { show } } }), (answer) =>
        'categories' in answer ? answer.categories.map((one) => categoryChanged({ key: one.key, changes: one })) : [],
      );
    return sentInTurn([
      ...severalParts(items).map((keys) => () => changeItems(keys)),
      ...('show' in changes ? severalParts(categories).map((keys) => () => changeCategories(keys, changes.show)) : []),
    ]);
  },
  records: ({ categories, items }) => [...categories, ...items],
  undoText: wordsFor,
  undo: (change) => [markedCommand('menu/severalChanged', reversed(change))],
  failure: { log: 'update several' },
};

/** All of its records are changed by it, so the other value is what they had. */
function reversed({ changes, ...records }: SeveralChange): SeveralChange {
  if ('show' in changes) return { ...records, changes: { show: !changes.show } };
  // The server computes when it ends; until it answers, the moment only has to be in the future.
  return { ...records, changes: { soldOutUntil: changes.soldOutUntil === null ? Number.MAX_SAFE_INTEGER : null } };
}

function wordsFor({ categories, items, changes }: SeveralChange): string {
  const count = categories.length + items.length;
  if (!('show' in changes))
    return changes.soldOutUntil === null
      ? counted(count, 'otra vez a la venta', 'otra vez a la venta')
      : counted(count, 'agotado hoy', 'agotados hoy');
  return changes.show ? counted(count, 'a la vista', 'a la vista') : counted(count, 'oculto', 'ocultos');
}
