import { sent, type CommandDefinition } from '../command.ts';

const CHANGED_SINCE = 'No se puede deshacer: cambió después';

/** Undoes a recorded change, whoever made it. Shows after the menu refresh only. [CHANGE-4] */
export const undoChange: CommandDefinition<{ key: string }> = {
  send: async (api, { key }, { menu }) => {
    const answer = await api.undoChange({ params: { businessKey: menu.key, key } });
    if (answer.ok || answer.error.code !== 'conflict')
      return sent(
        answer,
        () => [],
        () => 'Cambio deshecho',
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
