import { createAction } from '@carta/panel';
import type { CommandDefinition } from './command.ts';
import { COMMAND_MARK } from './command-mark.ts';
import type { COMMANDS } from './commands.ts';

/** The type of a command's action. */
export type CommandName = keyof typeof COMMANDS;
type PayloadOf<N extends CommandName> = (typeof COMMANDS)[N] extends CommandDefinition<infer P> ? P : never;

export type Command = {
  [N in CommandName]: { readonly type: N; readonly payload: PayloadOf<N>; readonly meta: typeof COMMAND_MARK };
}[CommandName];

/**
 * Returns the creator of a command's action. Only it marks actions as commands, and it accepts no name without a definition; with a name of the
 * menu slice, the action shows at once. `payloadOf` completes what the screens give.
 */
export function commandAction<N extends CommandName, Given = PayloadOf<N>>(
  name: N,
  payloadOf: (given: Given) => PayloadOf<N> = (given) => given as PayloadOf<N>,
) {
  return createAction(name, (given: Given) => ({ payload: payloadOf(given), meta: COMMAND_MARK }));
}

/** True if the outbox queues and sends the action. */
export function isCommand(action: { readonly type: string; readonly meta?: unknown }): action is Command {
  return (action.meta as Partial<typeof COMMAND_MARK> | undefined)?.command === true;
}
