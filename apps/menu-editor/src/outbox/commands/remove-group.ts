import { groupRemoved } from '@carta/panel';
import { groupRemovalConfirmed, restorationConfirmed } from '../actions.ts';
import { command, sent } from '../command.ts';

/** Deletes an option group; the items that use it lose it. [GROUP-4] */
export const removeGroup = command({
  action: groupRemovalConfirmed,
  send: async (api, { key }, { menu }) => {
    const answer = await api.deleteOptionGroup({ params: { businessKey: menu.key, groupKey: key } });
    const isGone = !answer.ok && answer.error.code === 'not-found';
    return isGone ? { ok: true, changes: [groupRemoved({ key })] } : sent(answer, () => [groupRemoved({ key })]);
  },
  optimistic: ({ key }) => [groupRemoved({ key })],
  records: ({ key }) => [key],
  undo: ({ key }, { optionGroups }) => ({
    text: `Grupo eliminado: ${optionGroups.find((group) => group.key === key)?.title ?? ''}`,
    tone: 'info',
    command: restorationConfirmed({ deleted: [key] }),
  }),
  failure: { log: 'delete option group' },
  showsAtOnce: () => true,
});
