import {
  parsePrice,
  parseSmall,
  priceParts,
  type Business,
  type Category,
  type Item,
  type Menu,
  type OptionGroup,
  type Price,
} from '@carta/domain';
import type { SettingsChange } from '@carta/settings';
import type { RecordsDraft } from '../outbox/actions.ts';
import type { selectDraft } from '../tree-state/tree-slice.ts';

type Draft = NonNullable<ReturnType<typeof selectDraft>>;
type ItemDraft = Extract<Draft, { kind: 'product' }>;

interface Unsaved {
  /** The draft of the open edit form. */
  readonly draft: Draft | null;
  /** The option group of the open form as it would be saved; null if it is not changed. */
  readonly group: OptionGroup | null;
  /** What the open sheet would change of a category. */
  readonly records: RecordsDraft | null;
  /** The unsaved changes of the open settings screen. */
  readonly settings: readonly SettingsChange[];
}

/** Returns the menu as it would be if every draft were saved; `addressOf` returns the object URL of a picture that is not uploaded yet. */
export function unsavedMenu(
  menu: Menu,
  { draft, group, records, settings }: Unsaved,
  addressOf: (picture: Blob) => string,
): Menu {
  const grouped = group ? withGroup(menu, group) : menu;
  const changed = records ? withRecords(grouped, records) : grouped;
  const typed = draft ? withDraft(changed, draft, addressOf) : changed;
  return settings.reduce((shown, change) => withSettings(shown, change, addressOf), typed);
}

/** Returns the menu with its notice on every day, so that the owner sees it before its first. */
export function withNoticeToday(menu: Menu): Menu {
  const { pageNotice } = menu;
  const isEmpty = !pageNotice || pageNotice.text.trim() === '';
  return { ...menu, pageNotice: isEmpty ? null : { ...pageNotice, from: '0000-01-01', to: '9999-12-31' } };
}

function withGroup(menu: Menu, group: OptionGroup): Menu {
  return { ...menu, optionGroups: menu.optionGroups.map((stored) => (stored.key === group.key ? group : stored)) };
}

function withRecords(menu: Menu, { changes }: RecordsDraft): Menu {
  const byKey = new Map(changes.map((change) => [change.key, change]));
  const changed = <T extends Category | Item>(record: T): T => ({ ...record, ...byKey.get(record.key) });
  const { categoriesL1, categoriesL2, items } = menu;
  return {
    ...menu,
    categoriesL1: categoriesL1.map(changed),
    categoriesL2: categoriesL2.map(changed),
    items: items.map(changed),
  };
}

function withDraft(menu: Menu, draft: Draft, addressOf: (picture: Blob) => string): Menu {
  if (draft.kind === 'product') {
    const edited = (item: Item) => (item.key === draft.base.key ? withItem(item, draft, addressOf) : item);
    return { ...menu, items: menu.items.map(edited) };
  }
  const { key } = draft.base;
  const titled = (category: Category) =>
    category.key === key ? { ...category, title: draft.typed.title ?? category.title } : category;
  return { ...menu, categoriesL1: menu.categoriesL1.map(titled), categoriesL2: menu.categoriesL2.map(titled) };
}

function withItem(item: Item, { typed, chosen, picture }: ItemDraft, addressOf: (picture: Blob) => string): Item {
  return {
    ...item,
    ...chosen,
    title: typed.title ?? item.title,
    description: typed.description ?? item.description,
    price: typedPrice(item.price, typed),
    image: picture ? { url: addressOf(picture) } : item.image,
  };
}

/** The stored price while the typed one is invalid. */
function typedPrice(price: Price, typed: ItemDraft['typed']): Price {
  const before = priceParts(price);
  const small = parseSmall(typed.small ?? before.small);
  const read = small.ok ? parsePrice(typed.big ?? before.big, small.value) : small;
  return read.ok ? read.value : price;
}

function withSettings(menu: Menu, change: SettingsChange, addressOf: (picture: Blob) => string): Menu {
  if ('form' in change) {
    const { mainColor, backgroundImage, logo } = change.form;
    const style = {
      ...menu.style,
      ...(mainColor !== undefined && { mainColor }),
      ...(backgroundImage && { backgroundImage: addressOf(backgroundImage) }),
    };
    return { ...menu, style, logo: logo ? { url: addressOf(logo) } : menu.logo };
  }
  // The body is one field or the whole business.
  const body = ('body' in change ? change.body : {}) as Partial<Business>;
  return { ...menu, ...body, mercadoPago: { ...menu.mercadoPago, ...body.mercadoPago } };
}
