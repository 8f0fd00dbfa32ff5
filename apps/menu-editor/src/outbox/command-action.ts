import type { CommandDefinition } from './command.ts';
import { type COMMAND_MARK, markedCommand } from './command-mark.ts';
import type { COMMANDS } from './commands.ts';

/** The type of a command's action. */
export type CommandName = keyof typeof COMMANDS;
type PayloadOf<N extends CommandName> = (typeof COMMANDS)[N] extends CommandDefinition<infer P> ? P : never;

/** The action of the command with this name. */
export type CommandOf<N extends CommandName> = {
  [Name in N]: { readonly type: Name; readonly payload: PayloadOf<Name>; readonly meta: typeof COMMAND_MARK };
}[N];

export type Command = CommandOf<CommandName>;

/**
 * Returns the action of a command, which the outbox queues and sends. Only it marks actions as commands, and it accepts no name and no payload
 * without a definition; with a name of the menu slice, the action shows at once.
 */
export function commandAction<N extends CommandName>(name: N, payload: PayloadOf<N>): CommandOf<N> {
  return markedCommand(name, payload) as CommandOf<N>;
}

/** True if the outbox queues and sends the action. */
export function isCommand(action: { readonly type: string; readonly meta?: unknown }): action is Command {
  return (action.meta as Partial<typeof COMMAND_MARK> | undefined)?.command === true;
}

/** Returns what recognizes the commands of one name. */
export function isCommandOf<N extends CommandName>(name: N) {
  return (action: { readonly type: string; readonly meta?: unknown }): action is CommandOf<N> =>
    isCommand(action) && action.type === name;
}
