import type { Category } from '../menu/category.ts';
import type { Item } from '../menu/item.ts';
import type { Key } from '../menu/key.ts';
import type { Business, Menu } from '../menu/menu.ts';
import { DEFAULT_SETTINGS } from '../settings/settings.ts';
import { BUSINESS, category, item, keyOf } from './records.ts';

const settingsOf = (business: string): Business => ({
  ...DEFAULT_SETTINGS,
  key: business,
  name: 'La Higuera',
  version: 0,
  style: { ...DEFAULT_SETTINGS.style, mainColor: '#1f6f5c' },
  contactButton: [],
  mercadoPago: { active: false, tokenSet: false, last4: '', account: null, checkedAt: null },
  whatsAppNumber: '1155550100',
  menuTypes: ['delivery', 'takeaway'],
  publicUrl: `http://localhost:3000/m/${business}`,
});

interface Written {
  readonly title: string;
  readonly show: boolean;
  readonly featured: number | false;
}

/**
 * A whole menu from how it reads: `menu('Tapas: croquetas, bravas | Postres: flan')`; with two levels,
 * `menu('Cocina > Entradas: empanadas | Cocina > Platos: bife')`. `~flan` is hidden, `flan*2` featured with rank 2.
 * Throws if a category holds categories and products.
 */
export function menu(written: string, settings: Partial<Menu> = {}): Menu {
  const categoriesL1: Category[] = [];
  const categoriesL2: Category[] = [];
  const items: Item[] = [];
  const uses = new Map<string, number>();
  const nextKey = (title: string): Key => {
    const nth = (uses.get(keyOf(title)) ?? 0) + 1;
    uses.set(keyOf(title), nth);
    return keyOf(title, nth);
  };

  const found = (list: Category[], { title, show }: Written, parent?: Key): Category => {
    const siblings = list.filter((sibling) => sibling.parent === parent);
    const standing = siblings.find((sibling) => sibling.title === title);
    if (standing) return standing;
    const order = siblings.length;
    const added = category({ key: nextKey(title), title, show, order, ...(parent === undefined ? {} : { parent }) });
    list.push(added);
    return added;
  };

  for (const group of written.split('|').filter(hasText)) {
    const [path = '', products = ''] = group.split(':');
    const [main = path, sub] = path.split('>');
    const root = found(categoriesL1, read(main));
    const holder = sub === undefined ? root : found(categoriesL2, read(sub), root.key);
    let order = items.filter(({ parent }) => parent === holder.key).length;
    for (const text of products.split(',').filter(hasText)) {
      const { title, ...rest } = read(text);
      items.push(
        item({
          key: nextKey(title),
          title,
          ...rest,
          order: order++,
          parent: holder.key,
          level: holder === root ? 2 : 3,
        }),
      );
      if (holder === root) root.toLevel = 3;
    }
    if (root.toLevel === 3 && categoriesL2.some(({ parent }) => parent === root.key))
      throw new Error(`'${root.title}' holds categories and products`);
  }
  return { ...settingsOf(BUSINESS), categoriesL1, categoriesL2, items, optionGroups: [], ...settings };
}

/** Returns the category with this title. Throws if there is none. */
export function categoryTitled({ categoriesL1, categoriesL2 }: Menu, title: string): Category {
  return titled([...categoriesL1, ...categoriesL2], title);
}

/** Returns the product with this title. Throws if there is none. */
export function itemTitled({ items }: Menu, title: string): Item {
  return titled(items, title);
}

function titled<T extends Category | Item>(records: readonly T[], title: string): T {
  const record = records.find((candidate) => candidate.title === title);
  if (!record) throw new Error(`nothing is called '${title}'`);
  return record;
}

function read(text: string): Written {
  const [, hidden, title = '', rank] = /^(~?)(.*?)(?:\*(\d+))?$/.exec(text.trim()) ?? [];
  return { title, show: hidden === '', featured: rank === undefined ? false : Number(rank) };
}

function hasText(text: string): boolean {
  return text.trim() !== '';
}
