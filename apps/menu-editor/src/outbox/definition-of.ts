import type { CommandDefinition } from './command.ts';
import type { Command } from './command-action.ts';
import { COMMANDS } from './commands.ts';

type Definition = CommandDefinition<Command['payload']>;

/** Returns the definition of a command; its functions accept the payload of that command only. */
export function definitionOf({ type }: Command): Definition {
  if (!Object.hasOwn(COMMANDS, type)) throw new Error(`no command is defined for ${type}`);
  return COMMANDS[type] as Definition;
}

/** Returns the keys of the records that a command changes. */
export function recordsOf(queued: Command): readonly string[] {
  return definitionOf(queued).records(queued.payload);
}

/** True if nothing can undo the command. */
export const isIrreversible = (queued: Command) => isFlagged(queued, 'irreversible');

/** True if the command blocks the screen until it is saved or waits for the connection. */
export const blocksScreen = (queued: Command) => isFlagged(queued, 'blocksScreen');

/** True if the command's optimistic update shows on a working connection too. */
export const showsAtOnce = (queued: Command) => isFlagged(queued, 'showsAtOnce');

/** True if the command is refused at once without a connection, and not persisted. */
export const needsConnection = (queued: Command) => isFlagged(queued, 'needsConnection');

function isFlagged(
  queued: Command,
  flag: 'irreversible' | 'blocksScreen' | 'showsAtOnce' | 'needsConnection',
): boolean {
  const { [flag]: value = false } = definitionOf(queued);
  return typeof value === 'function' ? value(queued.payload) : value;
}
