import type { PublicCategory, PublicItem, PublicMenu } from '@carta/domain';

/** Applies `printable` to every text of the menu, and puts each on one line except the opening hours and the notice. */
export function printableMenu(menu: PublicMenu, printable: (text: string) => string): PublicMenu {
  const line = (text: string) => printable(text.replace(/\s+/g, ' '));
  const item = (one: PublicItem): PublicItem => ({
    ...one,
    title: line(one.title),
    description: line(one.description),
  });
  const category = (one: PublicCategory): PublicCategory => ({
    ...one,
    title: line(one.title),
    items: one.items.map(item),
    categories: one.categories.map(category),
  });
  const { tableCharge, ...legal } = menu.legal;
  const { address, location, phone1, phone2, schedule } = menu.modalInfo;
  return {
    ...menu,
    name: line(menu.name),
    modalInfo: {
      address: line(address),
      location: line(location),
      phone1: line(phone1),
      phone2: line(phone2),
      schedule: printable(schedule),
    },
    categories: menu.categories.map(category),
    optionGroups: menu.optionGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, title: line(option.title) })),
    })),
    legal: {
      ...legal,
      tableCharge: tableCharge && { ...tableCharge, text: line(tableCharge.text) },
      notice: printable(legal.notice),
    },
  };
}
