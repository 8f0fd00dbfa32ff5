import type { Category, Item, Menu } from '@carta/domain';

/** The category or item of this title. */
export function titled(menu: Menu, title: string): Category | Item {
  const records = [...menu.categoriesL1, ...menu.categoriesL2, ...menu.items];
  const record = records.find((candidate) => candidate.title === title);
  if (!record) throw new Error(`nothing is called '${title}'`);
  return record;
}
