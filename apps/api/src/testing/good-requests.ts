import type { CallName } from '@carta/contract';
import { DEFAULT_ORDER_DESK, menuToFile, newKey, type Item, type Menu } from '@carta/domain';
import { ensureOrder, ensureTable, GOOD_TABLE } from './good-order.ts';
import { ORDER_REQUESTS } from './good-order-requests.ts';
import { titled } from './titled.ts';
import { PEOPLE, PASSWORD, type Person, type TestServer } from './test-server.ts';
import type { CallRequest } from './send.ts';
import { SMALL_PICTURE } from './small-picture.ts';

const GOOD_MENU = 'Tapas: croquetas*1, bravas*2 | Cocina > Platos: bife | Cocina > Sopas: locro | Vacía';

const DELETED = 'deleted'.padEnd(21, '_');
const EXTRAS = 'extras'.padEnd(21, '_');
const SIZES = 'sizes'.padEnd(21, '_');

/** In 2096. */
const PLAN = { at: 4_000_000_000_000, change: { kind: 'percent' as const, value: 800, rounding: '100' as const } };

/** A group of two options with prices. */
const groupRequest = (title: string) => ({
  title,
  pricing: 'add' as const,
  min: 0,
  max: 2,
  options: ['Queso', 'Huevo'].map((option) => ({
    key: option.padEnd(21, '_'),
    title: option,
    price: { currency: '$' as const, big: 900, small: '00' },
    show: true,
    allergens: { gluten: 'free' as const },
    diets: ['vegetarian' as const],
  })),
});

/** Menus that `setGoodMenu` has made; the store returns the same object until the menu changes. */
const goodMenus = new WeakSet<Menu>();

/** A session that the person may end. */
const sessions: Partial<Record<Person, { readonly token: string; readonly id: string }>> = {};

/** The key of a plan that waits. */
const plans: Partial<Record<Person, string>> = {};

/** The key of a change that can be undone. */
const changes: Partial<Record<Person, string>> = {};

/** Gives a person's business `GOOD_MENU`, an order that nobody has answered, one in the kitchen, a table with a request, two option groups, planned prices, a deletion to restore and a session to end; keeps a menu that has not changed since. */
export async function setGoodMenu(server: TestServer, person: Person): Promise<Menu> {
  const { business } = PEOPLE[person];
  await ensureSession(server, person);
  const current = await server.menuOf(person);
  if (goodMenus.has(current)) {
    await ensureOrder(server, current, person);
    await ensureTable(server, current, person);
    return current;
  }
  const { categories, options, plannedPrices } = server.stores;
  for (const { key } of await plannedPrices.list(business)) await plannedPrices.cancel(business, key);
  plans[person] = newKey();
  await plannedPrices.create(business, { ...PLAN, key: plans[person], all: true }, PEOPLE[person].email);
  const orderDesk = { ...DEFAULT_ORDER_DESK, active: true };
  await server.stores.businesses.save(business, { menuTypes: ['takeaway'], orderDesk, tables: [GOOD_TABLE] });
  await server.setMenu(person, GOOD_MENU);
  for (const key of [EXTRAS, SIZES]) {
    await options.delete(business, key);
    await options.create(business, key, groupRequest(key));
  }
  await categories.create(business, { key: DELETED, level: 1, title: 'Eliminada', order: 9 });
  await categories.delete(business, DELETED, 1);
  const [change] = await server.stores.changes.list(business);
  changes[person] = change?.key ?? '';
  const menu = await server.menuOf(person);
  goodMenus.add(menu);
  await ensureOrder(server, menu, person);
  await ensureTable(server, menu, person);
  return menu;
}

/** Keeps the session while it is open: each of them makes the list of all longer. */
async function ensureSession({ session, stores }: TestServer, person: Person): Promise<void> {
  const kept = sessions[person];
  if (kept && (await stores.sessions.find(kept.token))) return;
  const token = await session(person);
  const [newest] = await stores.sessions.list(PEOPLE[person], token);
  sessions[person] = { token, id: newest?.id ?? '' };
}

const HOURS = [{ days: [1, 2, 3, 4, 5], from: '12:00', to: '15:30' }];

type Request = Required<Pick<CallRequest, 'params'>> & Pick<CallRequest, 'query' | 'body' | 'form' | 'files'>;

/** A valid request for every call, by a person with the menu `GOOD_MENU`. */
export const GOOD_REQUESTS: Record<CallName, (menu: Menu, person: Person) => Request> = {
  login: (_, person) => ({ params: {}, body: { email: PEOPLE[person].email, password: PASSWORD } }),
  logout: () => ({ params: {} }),
  notifications: () => ({ params: {}, body: { from: 0 } }),
  updateUser: (_, person) => ({ params: { email: PEOPLE[person].email }, body: { lastNotificationRead: 1 } }),
  changePassword: (_, person) => ({
    params: { email: PEOPLE[person].email },
    body: { current: PASSWORD, next: `${PASSWORD} nueva` },
  }),
  sessions: (_, person) => ({ params: { email: PEOPLE[person].email } }),
  endSession: (_, person) => ({ params: { email: PEOPLE[person].email, id: sessions[person]?.id ?? '' } }),
  endOtherSessions: (_, person) => ({ params: { email: PEOPLE[person].email } }),
  menu: ({ key }) => ({ params: { key } }),
  menuPdf: ({ key }) => ({ params: { key } }),
  publicMenu: ({ key }) => ({ params: { key } }),
  qrPng: ({ key }) => ({ params: { key } }),
  qrSvg: ({ key }) => ({ params: { key } }),
  events: () => ({ params: {} }),
  mostVisitedCategories: ({ key }) => ({ params: { businessKey: key } }),
  visits: ({ key }) => ({ params: { businessKey: key }, query: { days: '90' } }),
  homeSummary: ({ key }) => ({ params: { businessKey: key } }),
  reportClientError: () => ({
    params: {},
    body: { remote: 'orders', version: '1.0.0', phase: 'render', message: 'x is undefined', path: '/panel/orders' },
  }),
  recordOpening: () => ({ params: {}, body: { remote: 'orders', version: '1.0.0' } }),
  recordVisits: (menu) => ({
    params: { businessKey: menu.key },
    body: {
      visits: [
        { kind: 'page', from: 'qr' },
        { kind: 'category', key: titled(menu, 'Tapas').key },
        { kind: 'product', key: titled(menu, 'bife').key },
        { kind: 'search-missed', words: 'sushi' },
        { kind: 'order-sent', keys: [titled(menu, 'bife').key] },
      ],
    },
  }),
  ...ORDER_REQUESTS,
  openApi: () => ({ params: {} }),
  manuals: () => ({ params: {} }),
  announcements: () => ({ params: {} }),
  createCategory: (menu) => {
    const { key: parent } = titled(menu, 'Cocina');
    const key = newKey();
    return {
      params: { businessKey: menu.key, level: '2', categoryKey: key },
      body: { key, business: menu.key, parent, level: 2, order: 9, title: 'Postres', show: true, toLevel: null },
    };
  },
  updateCategory: (menu) => {
    const { key, version } = titled(menu, 'Vacía');
    return {
      params: { business: menu.key, level: '1', key },
      body: { key, business: menu.key, title: 'Bebidas', show: false, toLevel: 3, version, availability: HOURS },
    };
  },
  uploadCover: (menu) => ({
    params: {},
    form: { business: menu.key, level: '1', key: titled(menu, 'Tapas').key },
    files: { _file: SMALL_PICTURE },
  }),
  deleteCategory: (menu) => ({
    params: { businessKey: menu.key, level: '1', categoryKey: titled(menu, 'Cocina').key },
  }),
  sortCategory: (menu) => ({
    params: { menuKey: menu.key, level: '1', categoryId: titled(menu, 'Tapas')._id },
    body: { order: 1 },
  }),
  createItem: (menu) => {
    const key = newKey();
    return {
      params: { businessKey: menu.key, itemKey: key },
      body: {
        key,
        business: menu.key,
        parent: titled(menu, 'Tapas').key,
        level: 2,
        order: 9,
        title: 'Tortilla',
        description: 'De papas',
        price: { currency: '$', big: 99, small: '00' },
        image: { url: '/assets/placeholders/product.webp' },
        show: true,
        featured: false,
      },
    };
  },
  updateItem: (menu) => {
    const { key, parent, version } = titled(menu, 'bife') as Item;
    return {
      params: {},
      body: {
        key,
        business: menu.key,
        parent,
        version,
        title: 'Bife de chorizo',
        description: '400 g',
        show: false,
        featured: 3,
        soldOut: true,
        price: { currency: '$', big: 12_500, small: '50' },
        allergens: { gluten: 'free', milk: 'contains' },
        diets: ['vegetarian'],
        optionGroups: [EXTRAS, SIZES],
      },
    };
  },
  deleteItem: (menu) => ({ params: { businessKey: menu.key, itemKey: titled(menu, 'bife').key } }),
  sortItem: (menu) => ({ params: { menuKey: menu.key, productId: titled(menu, 'croquetas')._id }, body: { order: 1 } }),
  sortFeatured: (menu) => ({
    params: { menuKey: menu.key, itemId: titled(menu, 'croquetas')._id },
    body: { order: 1 },
  }),
  moveItem: (menu) => ({
    params: { menuKey: menu.key, itemId: titled(menu, 'bife')._id },
    body: { parent: titled(menu, 'Sopas').key, order: 0 },
  }),
  copyItem: (menu) => ({ params: { menuKey: menu.key, itemId: titled(menu, 'bife')._id } }),
  copyCategory: (menu) => ({
    params: { menuKey: menu.key, level: '1', categoryId: titled(menu, 'Cocina')._id },
  }),
  updatePrices: (menu) => {
    const { key, price } = titled(menu, 'bife') as Item;
    const [group] = menu.optionGroups;
    const [option] = group?.options ?? [];
    const ofOption = { key: group?.key, option: option?.key, from: option?.price, to: { ...price, big: 7 } };
    return {
      params: { businessKey: menu.key },
      body: { prices: [{ key, from: price, to: { ...price, big: 5 } }, ofOption] },
    };
  },
  planPrices: (menu) => ({
    params: { businessKey: menu.key },
    body: { ...PLAN, key: newKey(), items: [titled(menu, 'bife').key], groups: [EXTRAS] },
  }),
  plannedPrices: ({ key }) => ({ params: { businessKey: key } }),
  plannedPrice: ({ key }, person) => ({ params: { businessKey: key, key: plans[person] ?? '' } }),
  updatePlannedPrices: (menu, person) => ({
    params: { businessKey: menu.key, key: plans[person] ?? '' },
    body: { ...PLAN, items: [titled(menu, 'bife').key], groups: [EXTRAS] },
  }),
  cancelPlannedPrices: ({ key }, person) => ({ params: { businessKey: key, key: plans[person] ?? '' } }),
  priceHistory: ({ key }) => ({ params: { businessKey: key } }),
  itemPriceHistory: (menu) => ({ params: { businessKey: menu.key, itemKey: titled(menu, 'bife').key } }),
  priceHistoryCsv: ({ key }) => ({ params: { businessKey: key } }),
  itemPriceHistoryCsv: (menu) => ({ params: { businessKey: menu.key, itemKey: titled(menu, 'bife').key } }),
  createOptionGroup: ({ key }) => ({
    params: { businessKey: key, groupKey: newKey() },
    body: groupRequest('Salsas'),
  }),
  updateOptionGroup: ({ key, optionGroups }) => ({
    params: { businessKey: key, groupKey: EXTRAS },
    body: {
      ...groupRequest('Agregados'),
      soldOut: { ['Queso'.padEnd(21, '_')]: true },
      version: optionGroups.find((group) => group.key === EXTRAS)?.version,
    },
  }),
  deleteOptionGroup: ({ key }) => ({ params: { businessKey: key, groupKey: SIZES } }),
  sortOptionGroup: ({ key, optionGroups }) => ({
    params: { menuKey: key, groupId: optionGroups[0]?._id ?? '' },
    body: { order: 1 },
  }),
  updateSeveralItems: (menu) => ({
    params: { businessKey: menu.key },
    body: {
      keys: [titled(menu, 'croquetas').key, titled(menu, 'bife').key],
      set: {
        show: false,
        soldOut: true,
        parent: titled(menu, 'Sopas').key,
        allergens: { eggs: 'contains' },
        diets: ['spicy'],
        optionGroups: [EXTRAS],
      },
    },
  }),
  updateSeveralCategories: (menu) => ({
    params: { businessKey: menu.key },
    body: { keys: [titled(menu, 'Tapas').key, titled(menu, 'Vacía').key], set: { show: false } },
  }),
  changes: ({ key }) => ({ params: { businessKey: key } }),
  undoChange: ({ key }, person) => ({ params: { businessKey: key, key: changes[person] ?? '' } }),
  trash: ({ key }) => ({ params: { businessKey: key } }),
  restore: ({ key }) => ({ params: { businessKey: key, key: DELETED } }),
  menuFile: ({ key }) => ({ params: { key } }),
  undoImport: (menu) => ({
    params: { key: menu.key },
    body: { added: [titled(menu, 'Vacía').key], removed: [DELETED] },
  }),
  checkMenuFile: (menu) => ({ params: { key: menu.key }, body: { file: menuToFile(menu), mode: 'update' } }),
  importMenu: (menu) => ({ params: { key: menu.key }, body: { file: menuToFile(menu), replace: false } }),
  updateBusiness: ({ key, board, modalInfo, version }) => ({
    params: { businessKey: key },
    body: { key, board, modalInfo: { ...modalInfo, address: 'Belgrano 1420' }, version },
  }),
};

export const CALL_NAMES = Object.keys(GOOD_REQUESTS) as CallName[];
const asksPassword = (name: CallName) => ['login', 'changePassword'].includes(name);

/** Returns a request that this person may send, after resetting menu and password. */
export async function goodRequest(server: TestServer, name: CallName, person: Person = 'owner'): Promise<CallRequest> {
  if (asksPassword(name)) await server.stores.users.setPassword(PEOPLE[person].email, PASSWORD);
  return { as: person, ...GOOD_REQUESTS[name](await setGoodMenu(server, person), person) };
}
