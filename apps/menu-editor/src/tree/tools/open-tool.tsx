import { CannotOpen, lazyScreen, useSelector } from '@carta/panel';
import { Block } from '@carta/ui';
import type { ComponentType } from 'react';
import { selectTool } from '../../editor-state.ts';
import { toolClosed, type Tool } from '../tree-slice.ts';

const lazyTool = (fetchTool: () => Promise<ComponentType>) => lazyScreen(fetchTool, <Block active />, CannotOpenTool);

const TOOLS: Readonly<Record<Tool['name'], ComponentType>> = {
  move: lazyTool(() => import('./move/move-sheet.tsx').then((module) => module.MoveSheet)),
  trash: lazyTool(() => import('./trash/trash-sheet.tsx').then((module) => module.TrashSheet)),
  prices: lazyTool(() => import('./prices/prices-sheet.tsx').then((module) => module.PricesSheet)),
  import: lazyTool(() => import('./import/import-sheet.tsx').then((module) => module.ImportSheet)),
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
