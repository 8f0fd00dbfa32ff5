import type { Item } from '@carta/domain';
import { itemChanged } from '@carta/panel';
import { counted } from '../../counted.ts';
import { markedCommand } from '../command-mark.ts';
import { sent, sentInTurn, type CommandDefinition } from '../command.ts';
import { severalParts } from './several-parts.ts';
import { wholeItem } from './update-record.ts';

/** What many items declare or offer from now on; each value is a whole. */
export interface Declaration extends Pick<Item, 'allergens' | 'diets' | 'optionGroups'> {
  readonly key: string;
}

/** Saves what many items declare or offer, with one call for all that have the same values. [DECL-3] [GROUP-7] */
export const declareSeveral: CommandDefinition<{ declared: Declaration[] }> = {
  send: (api, { declared }, { menu }) => {
    const params = { businessKey: menu.key };
    const change = async (keys: string[], { key: _, ...set }: Declaration) =>
      sent(await api.updateSeveralItems({ params, body: { keys, set } }), (answer) =>
        'items' in answer ? answer.items.map((item) => itemChanged({ key: item.key, changes: wholeItem(item) })) : [],
      );
    const calls = alike(declared).flatMap((same) =>
      severalParts(same.map(({ key }) => key)).map((keys) => () => change(keys, same[0])),
    );
    return sentInTurn(calls);
  },
  optimistic: ({ declared }) => declared.map(({ key, ...changes }) => itemChanged({ key, changes })),
  records: ({ declared }) => declared.map(({ key }) => key),
  undoText: ({ declared }) => counted(declared.length, 'producto cambiado', 'productos cambiados'),
  undo: ({ declared }, { items }) => {
    const before = declared.flatMap(({ key, ...values }) => {
      const item = items.find((one) => one.key === key);
      if (!item) return [];
      const { allergens = {}, diets = [], optionGroups = [] } = item;
      return {
        key,
        ...(values.allergens && { allergens }),
        ...(values.diets && { diets }),
        ...(values.optionGroups && { optionGroups }),
      };
    });
    return [markedCommand('menu-editor/declarationsConfirmed', { declared: before })];
  },
  failure: { log: 'update several' },
  showsAtOnce: true,
};

/** Returns the items in groups that declare the same; none is empty. */
function alike(declared: readonly Declaration[]): [Declaration, ...Declaration[]][] {
  const groups = new Map<string, [Declaration, ...Declaration[]]>();
  for (const one of declared) {
    const { key: _, ...values } = one;
    const known = groups.get(JSON.stringify(values));
    if (known) known.push(one);
    else groups.set(JSON.stringify(values), [one]);
  }
  return [...groups.values()];
}
