import type { Menu } from '@carta/domain';
import { menuReducer, type MenuState } from '@carta/panel';
import type { MenuChange, Undo } from './command.ts';
import type { Command } from './command-action.ts';
import { definitionOf, isIrreversible, recordsOf } from './definition-of.ts';
import { restoringCommands } from './restoring-commands.ts';

/** Returns the changes of the menu that a command makes before the server answers. */
export function optimisticChanges(command: Command, menu: Menu | null): readonly MenuChange[] {
  const { optimistic } = definitionOf(command);
  return optimistic && menu ? optimistic(command.payload, menu) : [command];
}

/**
 * Returns what undoes a command; null if nothing can. `before` is the menu without it, `answered` what the server changed. An answer may also
 * have another session's changes of the records, so that the optimistic update tells what to restore, if there is one.
 */
export function undoOf(command: Command, before: Menu | null, answered: readonly MenuChange[] = []): Undo | null {
  if (!before || isIrreversible(command)) return null;
  const { undo, undoText } = definitionOf(command);
  const { payload } = command;
  const expected = changed(before, optimisticChanges(command, before));
  const after = answered.length > 0 ? changed(before, answered) : expected;
  const commands = undo
    ? undo(payload, before, after)
    : restoringCommands(recordsOf(command), before, expected === before ? after : expected);
  return commands.length > 0 ? { commands, ...(undoText && { text: undoText(payload, before) }) } : null;
}

function changed(menu: Menu, changes: readonly MenuChange[]): Menu {
  return changes.reduce<MenuState>(menuReducer, { menu, etag: null }).menu ?? menu;
}
