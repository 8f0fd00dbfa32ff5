import type { CommandDefinition } from './command.ts';
import { addGroup } from './commands/add-group.ts';
import { addRecords } from './commands/add.ts';
import { changeCategory, changeItem } from './commands/change.ts';
import { changeSeveral } from './commands/change-several.ts';
import { changeCover } from './commands/cover.ts';
import { declareSeveral } from './commands/declare-several.ts';
import { duplicateRecord } from './commands/duplicate.ts';
import { editGroup } from './commands/edit-group.ts';
import { editRecord } from './commands/edit.ts';
import { featureSeveral } from './commands/feature-several.ts';
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
import { undoChange } from './commands/undo-change.ts';
import { restoreRecord } from './commands/restore.ts';

/** The definition of each command by the type of its action. `commandAction` accepts these types and no others. */
export const COMMANDS = {
  'menu/categoryChanged': changeCategory,
  'menu/categoryMoved': moveCategory,
  'menu/featuredMoved': moveFeatured,
  'menu/itemChanged': changeItem,
  'menu/itemFeatured': featureItem,
  'menu/itemMoved': moveItem,
  'menu/itemMovedInto': moveItemInto,
  'menu/itemUnfeatured': unfeatureItem,
  'menu/itemsMovedInto': moveItemsInto,
  'menu/pricesChanged': changePrices,
  'menu/severalChanged': changeSeveral,
  'menu-editor/additionConfirmed': addRecords,
  'menu-editor/changeUndone': undoChange,
  'menu-editor/coverConfirmed': changeCover,
  'menu-editor/declarationsConfirmed': declareSeveral,
  'menu-editor/duplicationConfirmed': duplicateRecord,
  'menu-editor/editConfirmed': editRecord,
  'menu-editor/groupAdditionConfirmed': addGroup,
  'menu-editor/groupEditConfirmed': editGroup,
  'menu-editor/groupMoved': moveGroup,
  'menu-editor/groupRemovalConfirmed': removeGroup,
  'menu-editor/importConfirmed': importMenu,
  'menu-editor/importUndone': undoImport,
  'menu-editor/itemsPutBack': putItemsBack,
  'menu-editor/planCancelled': cancelPlan,
  'menu-editor/planMoved': movePlan,
  'menu-editor/pricesPlanned': planPrices,
  'menu-editor/removalConfirmed': removeRecord,
  'menu-editor/restorationConfirmed': restoreRecord,
  'menu-editor/severalFeatured': featureSeveral,
  'menu-editor/severalRemovalConfirmed': removeSeveral,
} satisfies Readonly<Record<string, CommandDefinition<never>>>;
