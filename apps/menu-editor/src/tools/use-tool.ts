import { selectMenu, useSelector } from '@carta/panel';
import type { Menu } from '@carta/domain';
import { selectTool, type Tool } from './tools-slice.ts';

interface OpenTool<Name extends Tool['name']> {
  readonly menu: Menu | null;
  readonly tool: Extract<Tool, { readonly name: Name }> | undefined;
}

/** Returns the menu, and the open tool where it is the one of this name. */
export function useTool<Name extends Tool['name']>(name: Name): OpenTool<Name> {
  const menu = useSelector(selectMenu);
  const tool = useSelector(selectTool);
  const isOpen = (one: Tool | null): one is Extract<Tool, { readonly name: Name }> => one?.name === name;
  return { menu, tool: isOpen(tool) ? tool : undefined };
}
