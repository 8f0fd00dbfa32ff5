import type { ApiResult } from '@carta/api-client';
import { shortDateTime, type PlannedPrices, type WrittenPlan } from '@carta/domain';
import { markedCommand } from '../command-mark.ts';
import { NOTHING_TO_SEND, sent, type CommandDefinition } from '../command.ts';

/** Plans a change of prices. Its key makes it idempotent: one that exists is the answer to an earlier try. [PLAN-1] */
export const planPrices: CommandDefinition<WrittenPlan> = {
  send: async (api, body, { menu }) => {
    const answer = await api.planPrices({ params: { businessKey: menu.key }, body });
    return !answer.ok && answer.error.code === 'conflict' ? NOTHING_TO_SEND : sent(answer, () => []);
  },
  optimistic: () => [],
  records: ({ key }) => [key],
  creates: true,
  undoText: ({ at }, { timeZone }) => `Programado para el ${shortDateTime(at, timeZone)}`,
  undo: ({ key }) => [markedCommand('menu-editor/planCancelled', { key })],
  failure: { log: 'plan prices' },
};

/** Changes the moment of a plan; moments in ms since 1970. */
export const movePlan: CommandDefinition<{ key: string; at: number; before: number }> = {
  send: async (api, { key, at }, { menu }) =>
    sentPlan(await api.updatePlannedPrices({ params: { businessKey: menu.key, key }, body: { at } })),
  optimistic: () => [],
  records: ({ key }) => [key],
  undo: ({ key, at, before }) => [markedCommand('menu-editor/planMoved', { key, at: before, before: at })],
  failure: { log: 'update planned prices' },
};

/** Cancels a plan; one that is cancelled already stays so. */
export const cancelPlan: CommandDefinition<{ key: string }> = {
  send: async (api, { key }, { menu }) => {
    const answer = await api.cancelPlannedPrices({ params: { businessKey: menu.key, key } });
    const isCancelled = !answer.ok && (answer.error.current as PlannedPrices | undefined)?.status === 'cancelled';
    return isCancelled ? NOTHING_TO_SEND : sentPlan(answer);
  },
  optimistic: () => [],
  records: ({ key }) => [key],
  failure: { log: 'cancel planned prices' },
};

const OVER = { done: 'Ese cambio de precios ya se hizo', cancelled: 'Ese cambio de precios ya se canceló' };

/** Says of a plan that can no longer change why. */
function sentPlan(answer: ApiResult<PlannedPrices>) {
  if (answer.ok || answer.error.code !== 'conflict') return sent(answer, () => []);
  const current = answer.error.current as PlannedPrices | undefined;
  const message = current?.status === 'cancelled' ? OVER.cancelled : OVER.done;
  return sent({ ...answer, error: { ...answer.error, message } }, () => []);
}
