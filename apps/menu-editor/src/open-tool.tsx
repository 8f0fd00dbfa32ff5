import { CannotOpen, useSelector } from '@carta/panel';
import { Block, lazyComponent, lazyModule } from '@carta/ui';
import type { ComponentType } from 'react';
import { selectTool, toolClosed, type Tool } from './tools/tools-slice.ts';

/** Returns the component that a module exports by this name; it is fetched when the tool is opened. */
const lazyTool = <Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) =>
  lazyComponent(lazyModule(load), (module) => module[name], { fallback: <Block active />, Failed: CannotOpenTool });

const TOOLS: Readonly<Record<Tool['name'], ComponentType>> = {
  move: lazyTool(() => import('./move/move-sheet.tsx'), 'MoveSheet'),
  trash: lazyTool(() => import('./trash/trash-sheet.tsx'), 'TrashSheet'),
  prices: lazyTool(() => import('./prices/prices-sheet.tsx'), 'PricesSheet'),
  diets: lazyTool(() => import('./diets/diets-sheet.tsx'), 'DietsSheet'),
  groups: lazyTool(() => import('./options/item-groups-sheet.tsx'), 'ItemGroupsSheet'),
  availability: lazyTool(() => import('./availability/availability-sheet.tsx'), 'AvailabilitySheet'),
  shortcuts: lazyTool(() => import('./shortcuts/editor-shortcuts.tsx'), 'EditorShortcuts'),
  paste: lazyTool(() => import('./paste/paste-sheet.tsx'), 'PasteSheet'),
  export: lazyTool(() => import('./export/export-sheet.tsx'), 'ExportSheet'),
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
