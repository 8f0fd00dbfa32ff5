import type { ChangeSummary } from '@carta/contract';
import { CHANGED_SINCE } from '@carta/domain';
import { sent, type CommandDefinition } from '../command.ts';

/** Undoes a recorded change, whoever made it. Shows after the menu refresh only. [CHANGE-4] */
export const undoChange: CommandDefinition<Pick<ChangeSummary, 'key' | 'what'>> = {
  send: async (api, { key, what }, { menu }) => {
    const answer = await api.undoChange({ params: { businessKey: menu.key, key } });
    if (answer.ok || answer.error.code !== 'conflict')
      return sent(
        answer,
        () => [],
        () => (what === 'imported' ? 'Volvió el menú de antes' : 'Cambio deshecho'),
      );
    return sent({ ...answer, error: { ...answer.error, message: CHANGED_SINCE } }, () => []);
  },
  optimistic: () => [],
  records: () => [],
  irreversible: true,
  failure: { log: 'undo change' },
  blocksScreen: true,
  needsConnection: true,
};
