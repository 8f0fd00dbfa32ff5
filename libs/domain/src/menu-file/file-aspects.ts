import type { MenuFile } from './menu-file.ts';
import { itemsOfFile } from './pair-records.ts';
import { saysAllGroups } from './plan-groups.ts';

/** Returns what a file says anything of: where it does, what is absent is a statement too. [FILE-18] */
export function aspectsOf(file: MenuFile) {
  const items = itemsOfFile(file).map(({ item }) => item);
  const categories = file.categories.flatMap((main) => [main, ...(main.categories ?? [])]);
  return {
    description: file.partial !== true || items.some(({ description }) => description !== undefined),
    show: file.partial !== true,
    featured: items.some(({ featured }) => featured !== undefined),
    diets: items.some(({ allergens, diets }) => (allergens ?? diets) !== undefined),
    availability: categories.some(({ availability }) => availability !== undefined),
    extras: saysAllGroups(file),
  };
}
