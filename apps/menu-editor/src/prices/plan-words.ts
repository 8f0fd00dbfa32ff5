import { categoryTitle, itemTitle, type Menu, type PlannedPrices } from '@carta/domain';
import { counted } from '../counted.ts';
import { itemGroups } from './item-groups.ts';

/** Returns what a plan is about: 'Todo el menú', the title of a category, an item or a group, or numbers of them. */
export function planTarget(menu: Menu, { all, items = [], groups = [] }: PlannedPrices): string {
  if (all === true) return 'Todo el menú';
  const chosen = new Set(items);
  const parts: string[] = [];
  const category = itemGroups(menu).find(
    ({ all: own }) => own.length === chosen.size && own.every(({ key }) => chosen.has(key)),
  );
  const item = menu.items.find(({ key }) => key === items[0]);
  const group = menu.optionGroups.find(({ key }) => key === groups[0]);
  if (items.length === 1 && item) parts.push(itemTitle(item));
  else if (category) parts.push(categoryTitle(category.category));
  else if (items.length > 0) parts.push(counted(items.length, 'producto', 'productos'));
  if (groups.length === 1 && group) parts.push(group.title);
  else if (groups.length > 0) parts.push(counted(groups.length, 'grupo de opciones', 'grupos de opciones'));
  return parts.join(' y ');
}
