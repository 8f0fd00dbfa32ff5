import type { Menu } from '@carta/domain';
import { menuShown } from '@carta/panel';
import { sent, type CommandDefinition } from '../command.ts';

/** Deletes an option group; the items that use it lose it. [GROUP-4] */
export const removeGroup: CommandDefinition<{ key: string }> = {
  send: async (api, { key }, { menu }) => {
    const answer = await api.deleteOptionGroup({ params: { businessKey: menu.key, groupKey: key } });
    const isGone = !answer.ok && answer.error.code === 'not-found';
    return isGone ? { ok: true, changes: without(menu, key) } : sent(answer, () => without(menu, key));
  },
  optimistic: ({ key }, menu) => without(menu, key),
  records: ({ key }) => [key],
  undoText: ({ key }, { optionGroups }) =>
    `Grupo eliminado: ${optionGroups.find((group) => group.key === key)?.title ?? ''}`,
  failure: { log: 'delete option group' },
  showsAtOnce: true,
};

function without(menu: Menu, group: string) {
  const items = menu.items.map(({ optionGroups, ...item }) => ({
    ...item,
    ...(optionGroups && { optionGroups: optionGroups.filter((key) => key !== group) }),
  }));
  return [menuShown({ ...menu, items, optionGroups: menu.optionGroups.filter(({ key }) => key !== group) })];
}
