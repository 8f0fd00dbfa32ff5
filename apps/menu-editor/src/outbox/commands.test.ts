import { COMMAND_ACTIONS } from './actions.ts';
import { definitionOf } from './commands.ts';

it.each(COMMAND_ACTIONS.map(({ type }) => type))('the outbox has a definition of the command %s', (type) => {
  const queued = { type, payload: {} } as Parameters<typeof definitionOf>[0];
  expect(definitionOf(queued).action.match(queued)).toBe(true);
});
