import type { Command } from './actions.ts';
import type { command, CommandDefinition } from './command.ts';
import { addGroup } from './commands/add-group.ts';
import { addRecords } from './commands/add.ts';
import { changeCategory, changeItem } from './commands/change.ts';
import { changeSeveral } from './commands/change-several.ts';
import { changeCover } from './commands/cover.ts';
import { declareSeveral } from './commands/declare-several.ts';
import { duplicateRecord } from './commands/duplicate.ts';
import { editGroup } from './commands/edit-group.ts';
import { editRecord } from './commands/edit.ts';
import { featureItem, unfeatureItem } from './commands/feature.ts';
import { importMenu, undoImport } from './commands/import.ts';
import { moveFeatured } from './commands/move-featured.ts';
import { moveGroup } from './commands/move-group.ts';
import { moveItemInto } from './commands/move-into.ts';
import { moveItemsInto, putItemsBack } from './commands/move-several.ts';
import { moveCategory, moveItem } from './commands/move.ts';
import { cancelPlan, movePlan, planPrices } from './commands/planned-prices.ts';
import { changePrices } from './commands/prices.ts';
import { removeGroup } from './commands/remove-group.ts';
import { removeSeveral } from './commands/remove-several.ts';
import { removeRecord } from './commands/remove.ts';
import { restoreRecord } from './commands/restore.ts';

const COMMANDS: readonly CommandDefinition[] = [
  addGroup,
  addRecords,
  cancelPlan,
  changeCategory,
  changeCover,
  changeItem,
  changePrices,
  changeSeveral,
  declareSeveral,
  duplicateRecord,
  editGroup,
  editRecord,
  featureItem,
  importMenu,
  moveCategory,
  moveFeatured,
  moveGroup,
  moveItem,
  moveItemInto,
  moveItemsInto,
  movePlan,
  planPrices,
  putItemsBack,
  removeGroup,
  removeRecord,
  removeSeveral,
  restoreRecord,
  undoImport,
  unfeatureItem,
];

type Definition = ReturnType<typeof command<Command['payload']>>;

/** Returns the definition of a command; its functions accept the payload of that command only. */
export function definitionOf(queued: Command): Definition {
  const definition = COMMANDS.find(({ action }) => action.match(queued));
  if (!definition) throw new Error(`no command is defined for ${queued.type}`);
  return definition as Definition;
}

/** Returns the keys of the records that a command changes. */
export function recordsOf(queued: Command): readonly string[] {
  return definitionOf(queued).records(queued.payload);
}

/** True if the command blocks the screen until it is saved or waits for the connection. */
export function blocksScreen(queued: Command): boolean {
  const { blocksScreen: blocks = false } = definitionOf(queued);
  return typeof blocks === 'function' ? blocks(queued.payload) : blocks;
}

/** True if the command's optimistic update shows on a working connection too. */
export function showsAtOnce(queued: Command): boolean {
  return definitionOf(queued).showsAtOnce?.(queued.payload) ?? false;
}

/** True if the command is refused at once without a connection, and not persisted. */
export function needsConnection(queued: Command): boolean {
  const { needsConnection: needs = false } = definitionOf(queued);
  return typeof needs === 'function' ? needs(queued.payload) : needs;
}
