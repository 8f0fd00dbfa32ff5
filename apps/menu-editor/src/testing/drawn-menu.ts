import { UNTIL_BACK, type Category, type Item, type Menu, type OptionGroup } from '@carta/domain';
import { category, item, keyOf, menu } from '@carta/domain/testing';
import type { Drawn } from './drawn.ts';
import { extras, size } from './groups.ts';
import { TOMORROW } from './menu-server.ts';

/** Draws a whole menu: both shapes, hidden and featured records, orders and ranks with gaps, records in no sequence, options, declarations. */
export function drawnMenu(draw: Drawn): Menu {
  const [categoriesL1, categoriesL2, items]: [Category[], Category[], Item[]] = [[], [], []];
  const gap = 1 + draw.number(2);
  const optionGroups = drawnGroups(draw);
  let made = 0;
  const head = (index: number) => ({
    key: keyOf(`record-${(made += 1)}`),
    title: draw.text(),
    order: index * gap,
    show: draw.flag(),
  });
  const times = (max: number, make: (index: number) => void) => {
    for (let index = 0, count = draw.number(max); index < count; index += 1) make(index);
  };
  const fill = ({ key: parent, level }: Category) =>
    times(4, (index) => {
      const groups = draw.some(optionGroups).map(({ key }) => key);
      items.push(
        item({
          ...head(index),
          parent,
          level: level === 1 ? 2 : 3,
          price: draw.price(),
          featured: draw.flag() && 1 + items.length * gap,
          soldOutUntil: drawnSoldOut(draw),
          ...(draw.flag() && { optionGroups: groups }),
          ...(draw.flag() && drawnDeclaration(draw)),
        }),
      );
    });

  times(4, (index) => {
    const holdsItems = draw.flag();
    const root = category({ ...head(index), toLevel: holdsItems ? 3 : null });
    categoriesL1.push(root);
    if (holdsItems) fill(root);
    else
      times(3, (place) => {
        const child = category({ ...head(place), parent: root.key });
        categoriesL2.push(child);
        fill(child);
      });
  });
  const records = { categoriesL1, categoriesL2, items };
  if (draw.flag()) for (const list of Object.values(records)) list.reverse();
  return menu('', { ...records, optionGroups });
}

/** Draws what an item declares. */
export function drawnDeclaration(draw: Drawn): Required<Pick<Item, 'allergens' | 'diets'>> {
  return { allergens: draw.flag() ? { milk: 'contains' } : {}, diets: draw.flag() ? ['vegetarian'] : [] };
}

function drawnGroups(draw: Drawn): OptionGroup[] {
  const groups = [
    extras('Agregados', 'Cheddar 1800, Panceta 2100', { max: 2, order: 2 }),
    size('Tamaño', 'Chica 9500, Grande 12500', { order: 0 }),
    extras('Salsas', 'Criolla 100, Chimichurri 0', { order: 5 }),
  ];
  return groups.map(({ options, ...group }) => ({
    ...group,
    options: options.map((option) => ({ ...option, soldOutUntil: drawnSoldOut(draw) })),
  }));
}

function drawnSoldOut(draw: Drawn): number | null {
  return draw.one([TOMORROW, UNTIL_BACK, null]) ?? null;
}
