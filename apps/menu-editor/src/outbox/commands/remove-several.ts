import { categoryRemoved, itemRemoved } from '@carta/panel';
import { counted } from '../../counted.ts';
import { sent, sentInTurn, type CommandDefinition } from '../command.ts';
import { severalParts } from './several-parts.ts';

/** Records that are deleted together; none of them is inside another. */
interface SeveralRemoval {
  /** Keys of the categories, which take their contents along, and of the items. */
  readonly categories: string[];
  readonly items: string[];
}

/** Deletes several records, with one call for each kind. */
export const removeSeveral: CommandDefinition<SeveralRemoval> = {
  send: (api, { categories, items }, { menu }) => {
    const params = { businessKey: menu.key };
    const removeItems = async (keys: string[]) =>
      sent(await api.updateSeveralItems({ params, body: { keys, delete: true } }), () =>
        removed({ items: keys, categories: [] }),
      );
    const removeCategories = async (keys: string[]) =>
      sent(await api.updateSeveralCategories({ params, body: { keys, delete: true } }), () =>
        removed({ items: [], categories: keys }),
      );
    return sentInTurn([
      ...severalParts(items).map((keys) => () => removeItems(keys)),
      ...severalParts(categories).map((keys) => () => removeCategories(keys)),
    ]);
  },
  optimistic: removed,
  records: ({ categories, items }) => [...categories, ...items],
  undoText: ({ categories, items }) => counted(categories.length + items.length, 'eliminado', 'eliminados'),
  failure: { log: 'delete several' },
  blocksScreen: true,
};

function removed({ categories, items }: SeveralRemoval) {
  return [...categories.map((key) => categoryRemoved({ key })), ...items.map((key) => itemRemoved({ key }))];
}
