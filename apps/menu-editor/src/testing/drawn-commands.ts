import {
  canHoldCategory,
  categoriesForItem,
  featuredShown,
  itemsOf,
  newKey,
  subcategoriesOf,
  type Category,
  type CategoryChanges,
  type Item,
  type ItemChanges,
  type Menu,
  UNTIL_BACK,
  type SoldOut,
} from '@carta/domain';
import { type Command, commandAction, type CommandName } from '../outbox/command-action.ts';
import { valuesOfGroup } from '../outbox/commands/group-values.ts';
import type { Drawn } from './drawn.ts';
import { drawnDeclaration } from './drawn-menu.ts';
import { extras } from './groups.ts';
import { TOMORROW, type menuServer } from './menu-server.ts';

/** Draws a command for the menu that `server` holds before the editor starts; null if this menu has nothing for it. */
type Draw = (menu: Menu, draw: Drawn, server: ReturnType<typeof menuServer>) => Command | null;

/** How each command is drawn. */
export const DRAWN_COMMANDS: Readonly<Record<CommandName, Draw>> = {
  'menu/categoryMoved': (menu, draw) => {
    const moved = draw.one(categoriesOf(menu));
    const siblings = categoriesOf(menu).filter(({ parent }) => parent === moved?.parent);
    return moved && commandAction('menu/categoryMoved', { key: moved.key, toIndex: draw.number(siblings.length - 1) });
  },
  'menu/itemMoved': (menu, draw) => {
    const moved = draw.one(menu.items);
    if (!moved) return null;
    return commandAction('menu/itemMoved', {
      key: moved.key,
      toIndex: draw.number(itemsOf(menu, moved.parent).length - 1),
    });
  },
  'menu/itemMovedInto': (menu, draw) => {
    const [moved, target] = drawnMove(menu, draw);
    if (!moved || !target) return null;
    const place = draw.flag() ? { toIndex: draw.number(itemsOf(menu, target.key).length) } : {};
    return commandAction('menu/itemMovedInto', { key: moved.key, parent: target.key, ...place });
  },
  'menu/itemsMovedInto': (menu, draw) => {
    const [moved, target] = drawnMove(menu, draw);
    if (!moved || !target) return null;
    const others = draw.some(menu.items).filter((item) => item !== moved);
    return commandAction('menu/itemsMovedInto', { keys: keysOf([moved, ...others]), parent: target.key });
  },
  'menu-editor/itemsPutBack': (menu, draw) => {
    const [moved, target] = drawnMove(menu, draw);
    if (!moved || !target) return null;
    const others = draw.some(menu.items).filter((item) => item !== moved && item.parent !== target.key);
    return commandAction('menu-editor/itemsPutBack', {
      places: keysOf([moved, ...others]).map((key) => ({ key, parent: target.key, toIndex: 0 })),
    });
  },
  'menu/pricesChanged': (menu, draw) => {
    const change = ({ price }: Pick<Item, 'price'>) => ({ from: price, to: draw.price() });
    const items = draw.some(menu.items).map((item) => ({ key: item.key, ...change(item) }));
    const options = draw
      .some(menu.optionGroups)
      .flatMap((group) =>
        draw.some(group.options).map((option) => ({ key: group.key, option: option.key, ...change(option) })),
      );
    return commandAction('menu/pricesChanged', [...items, ...options]);
  },
  'menu/severalChanged': (menu, draw) => {
    const value = draw.flag();
    if (draw.flag()) {
      const items = draw.some(menu.items.filter(({ soldOutUntil }) => (soldOutUntil === null) === value));
      const changes = { soldOutUntil: value ? (draw.one([TOMORROW, UNTIL_BACK]) ?? null) : null };
      return commandAction('menu/severalChanged', { categories: [], items: keysOf(items), changes });
    }
    const categories = draw.some(categoriesOf(menu).filter(({ show }) => show !== value));
    const items = draw.some(menu.items.filter(({ show }) => show !== value));
    return commandAction('menu/severalChanged', {
      categories: keysOf(categories),
      items: keysOf(items),
      changes: { show: value },
    });
  },
  'menu-editor/severalRemovalConfirmed': (menu, draw) => {
    const categories = keysOf(draw.some(menu.categoriesL1));
    const gone = [...categories, ...categories.flatMap((key) => keysOf(subcategoriesOf(menu, key)))];
    const items = keysOf(draw.some(menu.items.filter(({ parent }) => !gone.includes(parent))));
    return commandAction('menu-editor/severalRemovalConfirmed', { categories, items });
  },
  'menu/categoryChanged': (menu, draw) => {
    const category = draw.one(categoriesOf(menu));
    return (
      category && commandAction('menu/categoryChanged', { key: category.key, changes: categoryChanges(category, draw) })
    );
  },
  'menu/itemChanged': (menu, draw) => {
    const item = draw.one(menu.items);
    return item && commandAction('menu/itemChanged', { key: item.key, changes: itemChanges(item, draw) });
  },
  'menu/itemFeatured': (menu, draw) => {
    const item = draw.one(menu.items.filter(({ featured }) => featured === false));
    return item && commandAction('menu/itemFeatured', { key: item.key });
  },
  'menu/itemUnfeatured': (menu, draw) => {
    const item = draw.one(menu.items.filter(({ featured }) => featured !== false));
    return item && commandAction('menu/itemUnfeatured', { key: item.key });
  },
  'menu-editor/severalFeatured': (menu, draw) => {
    const featured = draw.flag();
    const items = draw.some(menu.items.filter((item) => (item.featured !== false) !== featured));
    return commandAction('menu-editor/severalFeatured', { keys: keysOf(items), featured });
  },
  'menu/featuredMoved': (menu, draw) => {
    const shown = featuredShown(menu.items);
    const item = draw.one(shown);
    return item && commandAction('menu/featuredMoved', { key: item.key, toIndex: draw.number(shown.length - 1) });
  },
  'menu-editor/editConfirmed': (menu, draw) => {
    const base = drawnRecord(menu, draw);
    if (!base) return null;
    return isItem(base)
      ? commandAction('menu-editor/editConfirmed', { kind: 'product', base, changes: itemChanges(base, draw) })
      : commandAction('menu-editor/editConfirmed', { kind: 'category', base, changes: categoryChanges(base, draw) });
  },
  'menu-editor/coverConfirmed': (menu, draw) => {
    const category = draw.one(menu.categoriesL1);
    return category && commandAction('menu-editor/coverConfirmed', { key: category.key, picture: new Blob(['cover']) });
  },
  'menu-editor/additionConfirmed': (menu, draw) => {
    const keys = Array.from({ length: 1 + draw.number(2) }, newKey);
    const typed = draw.flag() ? { typed: keys.map(() => ({ title: draw.text() })) } : {};
    if (draw.flag()) {
      const parents = menu.categoriesL1.filter((category) => {
        const subcategories = subcategoriesOf(menu, category.key).length;
        return canHoldCategory({ category, subcategories, items: itemsOf(menu, category.key).length }).ok;
      });
      return commandAction('menu-editor/additionConfirmed', {
        kind: 'category',
        parent: draw.one([null, ...keysOf(parents)]),
        keys,
        ...typed,
      });
    }
    const parent = draw.one(categoriesOf(menu).filter(({ key }) => subcategoriesOf(menu, key).length === 0));
    return (
      parent && commandAction('menu-editor/additionConfirmed', { kind: 'product', parent: parent.key, keys, ...typed })
    );
  },
  'menu-editor/removalConfirmed': (menu, draw) => {
    const record = drawnRecord(menu, draw);
    return (
      record &&
      commandAction('menu-editor/removalConfirmed', { kind: isItem(record) ? 'product' : 'category', key: record.key })
    );
  },
  'menu-editor/duplicationConfirmed': (menu, draw) => {
    const record = drawnRecord(menu, draw);
    if (!record) return null;
    return commandAction('menu-editor/duplicationConfirmed', {
      kind: isItem(record) ? 'product' : 'category',
      original: record.key,
    });
  },
  'menu-editor/restorationConfirmed': (menu, draw, server) => {
    const deleted = draw.one([...categoriesOf(menu), ...menu.items, ...menu.optionGroups]);
    if (!deleted) return null;
    server.remove(deleted.key);
    return commandAction('menu-editor/restorationConfirmed', { deleted: [deleted.key] });
  },
  'menu-editor/groupAdditionConfirmed': (_menu, draw) =>
    commandAction('menu-editor/groupAdditionConfirmed', {
      key: newKey(),
      values: valuesOfGroup(extras(draw.text(), 'Queso 1, Palta 2')),
    }),
  'menu-editor/groupEditConfirmed': (menu, draw) => {
    const base = draw.one(menu.optionGroups);
    if (!base) return null;
    const { rule, options } = valuesOfGroup(base);
    const isOut = (key: string) => base.options.some((option) => option.key === key && option.soldOutUntil !== null);
    const kept = draw.some(options).map((option) => ({
      ...option,
      title: draw.text(),
      ...(draw.flag() && { soldOut: !isOut(option.key) && (draw.one<SoldOut>([true, 'until-back']) ?? true) }),
    }));
    const added = { key: newKey(), title: draw.text(), price: draw.price() };
    const changes = {
      ...(draw.flag() && { title: draw.text() }),
      ...(draw.flag() && { rule: { ...rule, max: 1 } }),
      ...(draw.flag() && { options: [...kept, added] }),
    };
    return commandAction('menu-editor/groupEditConfirmed', {
      kind: 'optionGroup',
      base,
      changes,
      soldOutEnd: TOMORROW,
    });
  },
  'menu-editor/groupRemovalConfirmed': (menu, draw) => {
    const group = draw.one(menu.optionGroups);
    return group && commandAction('menu-editor/groupRemovalConfirmed', { key: group.key });
  },
  'menu-editor/groupMoved': (menu, draw) => {
    const group = draw.one(menu.optionGroups);
    return (
      group &&
      commandAction('menu-editor/groupMoved', { key: group.key, toIndex: draw.number(menu.optionGroups.length - 1) })
    );
  },
  'menu-editor/declarationsConfirmed': (menu, draw) =>
    commandAction('menu-editor/declarationsConfirmed', {
      declared: draw.some(menu.items).map(({ key }) => ({ key, ...drawnDeclaration(draw) })),
    }),
  'menu-editor/pricesPlanned': () =>
    commandAction('menu-editor/pricesPlanned', {
      key: newKey(),
      at: TOMORROW,
      change: { kind: 'percent', value: 10, rounding: 'none' },
      all: true,
    }),
  'menu-editor/planMoved': (_menu, _draw, { plans }) => {
    plans.set('plan', TOMORROW);
    return commandAction('menu-editor/planMoved', { key: 'plan', at: TOMORROW + 1, before: TOMORROW });
  },
  'menu-editor/planCancelled': (_menu, _draw, { plans }) => {
    plans.set('plan', TOMORROW);
    return commandAction('menu-editor/planCancelled', { key: 'plan' });
  },
  'menu-editor/importConfirmed': (_menu, draw) =>
    commandAction('menu-editor/importConfirmed', { file: { currency: '$', categories: [] }, replace: draw.flag() }),
  'menu-editor/changeUndone': () => commandAction('menu-editor/changeUndone', { key: 'change', what: 'priced' }),
  'menu-editor/importUndone': () => commandAction('menu-editor/importUndone', { added: [], removed: [] }),
};

const keysOf = (records: readonly { key: string }[]) => records.map(({ key }) => key);
const categoriesOf = (menu: Menu) => [...menu.categoriesL1, ...menu.categoriesL2];
const isItem = (record: Category | Item): record is Item => 'price' in record;
const drawnRecord = (menu: Menu, draw: Drawn) => draw.one<Category | Item>([...categoriesOf(menu), ...menu.items]);

/** Draws an item, and a category that it may be moved to. */
function drawnMove(menu: Menu, draw: Drawn) {
  const moved = draw.one(menu.items);
  return [moved, moved && draw.one(categoriesForItem(menu, moved))] as const;
}

function categoryChanges({ show }: Category, draw: Drawn): CategoryChanges {
  const availability = [{ days: [1], from: '10:00', to: '12:00' }];
  return draw.one<CategoryChanges>([{ show: !show }, { title: draw.text() }, { availability }]) ?? {};
}

function itemChanges({ show, soldOutUntil }: Item, draw: Drawn): ItemChanges {
  const changes: ItemChanges[] = [
    { show: !show },
    { soldOutUntil: soldOutUntil === null ? (draw.one([TOMORROW, UNTIL_BACK]) ?? null) : null },
    { title: draw.text(), price: draw.price(), ...drawnDeclaration(draw) },
    { description: draw.text(), optionGroups: [] },
  ];
  return draw.one(changes) ?? {};
}
