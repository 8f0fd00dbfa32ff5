import { CannotOpen, useSelector } from '@carta/panel';
import { Block, lazyComponent, lazyModule, type LazyModule } from '@carta/ui';
import type { ComponentType } from 'react';
import { selectTool, toolClosed, type Tool } from './tools/tools-slice.ts';

const lazyTool = <T,>(module: LazyModule<T>, pick: (module: T) => ComponentType) =>
  lazyComponent(module, pick, { fallback: <Block active />, Failed: CannotOpenTool });

const TOOLS: Readonly<Record<Tool['name'], ComponentType>> = {
  move: lazyTool(
    lazyModule(() => import('./move/move-sheet.tsx')),
    ({ MoveSheet }) => MoveSheet,
  ),
  trash: lazyTool(
    lazyModule(() => import('./trash/trash-sheet.tsx')),
    ({ TrashSheet }) => TrashSheet,
  ),
  prices: lazyTool(
    lazyModule(() => import('./prices/prices-sheet.tsx')),
    ({ PricesSheet }) => PricesSheet,
  ),
  diets: lazyTool(
    lazyModule(() => import('./diets/diets-sheet.tsx')),
    ({ DietsSheet }) => DietsSheet,
  ),
  groups: lazyTool(
    lazyModule(() => import('./options/item-groups-sheet.tsx')),
    ({ ItemGroupsSheet }) => ItemGroupsSheet,
  ),
  availability: lazyTool(
    lazyModule(() => import('./availability/availability-sheet.tsx')),
    ({ AvailabilitySheet }) => AvailabilitySheet,
  ),
  shortcuts: lazyTool(
    lazyModule(() => import('./shortcuts/editor-shortcuts.tsx')),
    ({ EditorShortcuts }) => EditorShortcuts,
  ),
  paste: lazyTool(
    lazyModule(() => import('./paste/paste-sheet.tsx')),
    ({ PasteSheet }) => PasteSheet,
  ),
  export: lazyTool(
    lazyModule(() => import('./export/export-sheet.tsx')),
    ({ ExportSheet }) => ExportSheet,
  ),
};

/** The tool that is open over the tree. */
export function OpenTool() {
  const tool = useSelector(selectTool);
  const Sheet = tool && TOOLS[tool.name];
  return Sheet && <Sheet />;
}

function CannotOpenTool() {
  return <CannotOpen closing={toolClosed()} />;
}
