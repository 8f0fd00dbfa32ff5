import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  DEFAULT_SETTINGS,
  DEFAULT_TIME_ZONE,
  DinerOrder,
  isOpenOrder,
  featuredShown,
  groupsOf,
  HOUR_MS,
  imageVariant,
  lineDiets,
  lostMarks,
  needsWhatsAppWarning,
  noticeOn,
  openAt,
  paymentLabel,
  planImport,
  publicMenu,
  readTable,
  rowsToFile,
  shortDateTime,
  shownPrice,
  veganConflicts,
  orderTotals,
  visitsReport,
  type Announcements,
  type Menu,
} from '@carta/domain';
import { menuFileBytes, readMenuFile } from '@carta/menu-file';
import pictureNames from '../../demo/la-higuera.pictures.json';
import { cleanBoardHtml } from '../http/board-html.ts';
import { isPassword } from '../session/passwords.ts';
import { folderStorage } from '../storage/folder-storage.ts';
import { openStores, type OpenedStores } from '../stores.ts';
import { allVisits } from '../testing/all-visits.ts';
import { makeDemo } from './make-demo.ts';

const PICTURES = path.resolve(__dirname, '../../demo/pictures');
const NOW = Date.UTC(2026, 10, 20, 12);

let dataDir: string;
let stores: OpenedStores;

const filesDir = () => path.join(dataDir, 'files');
const make = () => makeDemo(stores, folderStorage({ dataDir }), { pictures: PICTURES, now: NOW });

async function menuOf(business: string): Promise<Menu> {
  const menu = await stores.menus.read(business);
  if (!menu) throw new Error(`no menu ${business}`);
  return menu;
}

/** Returns the places of a value at which nothing is filled in. */
function emptyIn(value: unknown, place: string): string[] {
  if (value === '' || value === null || (Array.isArray(value) && value.length === 0)) return [place];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, of]) => emptyIn(of, `${place}.${name}`));
}

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'carta-demo-'));
  const opened = await openStores({ dataDir, publicUrl: 'http://localhost:3000' }, { now: () => NOW });
  if (!opened.ok) throw new Error(opened.reason);
  stores = opened.value;
  await make();
});

afterAll(async () => {
  await stores.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('La Higuera', () => {
  it('La Higuera has two levels, items right under a main category and a long title', async () => {
    const { categoriesL1, categoriesL2, items } = await menuOf('demo');
    expect(categoriesL1.length).toBeGreaterThanOrEqual(7);
    expect(categoriesL2.length).toBeGreaterThanOrEqual(8);
    expect(items.length).toBeGreaterThan(100);
    expect(categoriesL1.some(({ toLevel }) => toLevel === 3)).toBe(true);
    expect(items.map(({ title }) => title.length)).toContain(63);
    expect(items.some(({ description }) => description === '')).toBe(true);
    expect(items.some(({ price }) => price.small !== '00')).toBe(true);
  });

  it('La Higuera features four items, the steak first', async () => {
    const featured = featuredShown((await menuOf('demo')).items);
    expect(featured.map(({ title }) => title)).toEqual([
      'Bife de chorizo con chimichurri',
      'Empanadas de carne cortada a cuchillo (x3)',
      'Flan casero con dulce de leche',
      'Ñoquis de papa con salsa de tomates asados',
    ]);
  });

  it('La Higuera hides some items and a category', async () => {
    const menu = await menuOf('demo');
    expect(menu.items.find(({ title }) => title === 'Locro del 25 de mayo')?.show).toBe(false);
    expect(menu.categoriesL1.find(({ title }) => title === 'Cafetería')?.show).toBe(false);
    expect(publicMenu(menu).categories.map(({ title }) => title)).not.toContain('Cafetería');
  });

  it.each(['xlsx', 'csv', 'json'] as const)(
    '[FILE-4] [FILE-21] the menu of La Higuera as %s, exported and imported again: exactly what was changed changes',
    async (format) => {
      const menu = await menuOf('demo');
      const changed = structuredClone(menu);
      const plain = changed.items.filter(({ optionGroups = [] }) => optionGroups.length === 0).slice(0, 5);
      for (const item of plain) item.price = { currency: '$', big: 7_777, small: '50' };
      const read = await readMenuFile(await menuFileBytes(changed, format), `menu-demo.${format}`);
      const file =
        read.kind === 'table'
          ? rowsToFile(readTable(read.sheets).products).file
          : read.kind === 'menu' && read.parsed.ok
            ? read.parsed.value
            : null;
      const target = { business: 'demo', newKey: () => 'new' };
      for (const mode of ['update', 'replace'] as const) {
        const { effect, changed: written } = planImport(menu, file!, { mode }, target);
        const { repriced, equal, categories, products, ...others } = effect;
        expect(repriced.map(({ key }) => key).sort()).toEqual(plain.map(({ key }) => key).sort());
        expect([equal.length, products, categories]).toEqual([
          menu.items.length - 5,
          menu.items.length,
          { added: [], removed: [] },
        ]);
        const { added, removed, hidden, shown, unfeatured, kept, skipped } = others;
        expect([added, removed, hidden, shown, others.changed, unfeatured, kept, skipped].flat()).toEqual([]);
        expect([written.items.length, written.groups, written.categories]).toEqual([5, [], []]);
      }
    },
  );

  it('La Higuera has every setting filled in', async () => {
    const menu = await menuOf('demo');
    const { wifi, contactButton, paymentMethods } = publicMenu(menu);
    expect({ wifi, contactButton, paymentMethods }).toEqual({
      wifi: { name: 'La Higuera Salón' },
      contactButton: expect.objectContaining({ type: 'whatsapp' }),
      paymentMethods: { cash: true, mercadoPago: true, other: true },
    });
    expect(Object.values(menu.modalInfo)).not.toContain('');
    expect([menu.deliveryTime, menu.pickupPoint]).not.toContain('');
    expect(menu.menuTypes).toEqual(['delivery', 'takeaway']);
    expect(menu.mercadoPago).toMatchObject({ active: true, tokenSet: true, last4: 'ARTA' });
    expect(menu.mercadoPago.account).toEqual({ nickname: 'LAHIGUERA.DEMO', site: 'MLA' });
    expect(needsWhatsAppWarning(menu)).toBe(false);
    const settings = Object.keys(DEFAULT_SETTINGS).map((name) => [name, menu[name as keyof Menu]] as const);
    const empty = settings.flatMap(([name, value]) => emptyIn(value, name));
    expect(empty.sort()).toEqual(['contactButton.0.account', 'orderDesk.pausedUntil']);
    expect(noticeOn({ notice: menu.pageNotice, timeZone: menu.timeZone, now: NOW })).toBeNull();
  });

  it('[DIET-5] [DIET-7] the steak of La Higuera is without TACC, until its potatoes with alioli are chosen', async () => {
    const { items, optionGroups } = await menuOf('demo');
    const steak = items.find(({ title }) => title === 'Bife de chorizo con chimichurri');
    if (!steak) throw new Error('There is no steak');
    const groups = groupsOf(steak, optionGroups);
    expect(groups.map(({ title }) => title)).toEqual(['Punto de cocción', 'Guarnición']);
    const lost = groups.flatMap(({ options }) => options).map((option) => [option.title, lostMarks(steak, option)]);
    const nothing = { marks: [], contains: [], undeclared: [] };
    expect(lineDiets(steak)).toEqual(['glutenFree']);
    expect(lost).toEqual([
      ...['Jugoso', 'A punto', 'Bien cocido', 'Ensalada criolla'].map((title) => [title, nothing]),
      ['Puré rústico', { ...nothing, contains: ['milk'] }],
      ['Papas rústicas con alioli', { marks: ['glutenFree'], contains: ['eggs'], undeclared: ['gluten'] }],
    ]);
  });

  it('La Higuera has three groups of sizes, six of extras, and allergens on every item', async () => {
    const { optionGroups, items } = await menuOf('demo');
    const pricings = optionGroups.map(({ pricing }) => pricing);
    expect(pricings.filter((pricing) => pricing === 'replace')).toHaveLength(3);
    expect(pricings.filter((pricing) => pricing === 'add')).toHaveLength(6);
    for (const { key, title } of optionGroups)
      expect([title, items.some((item) => item.optionGroups?.includes(key))]).toEqual([title, true]);
    expect(items.filter(({ allergens }) => allergens === undefined)).toEqual([]);
    expect(items.filter((item) => veganConflicts(item).length > 0)).toEqual([]);
    expect(new Set(items.flatMap(({ diets = [] }) => diets))).toEqual(new Set(['vegetarian', 'vegan', 'spicy']));
  });

  it('La Higuera shows the same price for an item with sizes as before it had them', async () => {
    const { optionGroups, items } = await menuOf('demo');
    const sized = items.filter((item) => shownPrice(item, optionGroups, NOW).from);
    expect(sized).toHaveLength(4);
    for (const item of sized) expect(shownPrice(item, optionGroups, NOW).price).toEqual(item.price);
  });

  it('La Higuera has a lunch menu, hours, closures to come, legal data, zones and a transfer', async () => {
    const menu = await menuOf('demo');
    expect(menu.categoriesL1.filter(({ availability }) => availability).map(({ title }) => title)).toEqual([
      'Hamburguesas y sándwiches',
      'Cafetería',
    ]);
    expect(openAt({ ...menu, now: NOW }).open).toBe(false);
    expect(openAt({ ...menu, now: NOW + 4 * HOUR_MS }).open).toBe(true);
    expect(menu.closures.map(({ date }) => date)).toEqual(['2026-12-25', '2027-01-01']);
    expect([menu.legal.netPrices, menu.legal.tableCharge?.price.big, menu.legal.notice === '']).toEqual([
      true,
      1800,
      false,
    ]);
    expect([menu.delivery.zones.length, menu.transfer.active, menu.publicPdf]).toEqual([3, true, true]);
  });

  it('La Higuera has two planned changes of prices, both on a Monday at 06:00', async () => {
    const plans = await stores.plannedPrices.list('demo');
    expect(plans.map(({ count, status, all = false }) => [count > 8, status, all])).toEqual([
      [true, 'planned', false],
      [true, 'planned', true],
    ]);
    for (const { at } of plans) {
      expect(new Date(at).getUTCDay()).toBe(1);
      expect(shortDateTime(at, DEFAULT_TIME_ZONE)).toMatch(/06:00$/);
      expect(at).toBeGreaterThan(NOW);
    }
  });

  it('the board of La Higuera is valid for its editor', async () => {
    const { html } = (await menuOf('demo')).board;
    expect(cleanBoardHtml(html)).toEqual({ ok: true, value: html });
  });

  it('every picture of La Higuera exists in every width', async () => {
    const { style, logo, categoriesL1, items } = await menuOf('demo');
    const covers = categoriesL1.map(({ image }) => image?.url ?? '');
    const itemPictures = items.map(({ image }) => image.url).filter((url) => url.startsWith('/files/'));
    expect(covers.every((url) => url.startsWith('/files/demo/'))).toBe(true);
    expect(itemPictures).toHaveLength(Object.keys(pictureNames.products).length);
    for (const url of [style.backgroundImage, logo.url, ...covers, ...itemPictures]) {
      for (const address of [url, imageVariant(url, 160), imageVariant(url, 480), imageVariant(url, 960)]) {
        expect([address, existsSync(path.join(dataDir, address))]).toEqual([address, true]);
      }
    }
  });

  it('La Higuera has five notifications, three of them unread', async () => {
    expect(await stores.notifications.list('demo', 0)).toHaveLength(5);
    expect(await stores.notifications.unread('demo', 'demo@carta.test')).toBe(3);
  });

  it('La Higuera has thirty days of visits, most of them scans, and few on the closed day', async () => {
    const menu = await menuOf('demo');
    const counts = await allVisits(stores.visits, 'demo');
    const { days, categories, products, orders, missedSearches } = visitsReport(menu, counts, { now: NOW, days: 90 });
    const visited = days.filter(({ visits }) => visits > 0);
    expect([visited.length, visited[0]?.day, visited.at(-1)?.day]).toEqual([30, '2026-10-22', '2026-11-20']);
    for (const { day, visits, qr } of visited) {
      expect(qr).toBeGreaterThan(visits / 2);
      expect([day, visits < 20]).toEqual([day, new Date(day).getUTCDay() === 1]);
    }
    expect(categories).toHaveLength(menu.categoriesL1.filter(({ show }) => show).length);
    expect(categories[0]?.page).toBe('Cocina');
    expect(missedSearches.map(({ words }) => words)).toContain('sushi');
    const totals = orderTotals(orders.days);
    expect(totals.sent).toBeGreaterThan(100);
    expect(totals.sent).toBeLessThan(totals.started);
    expect(products.slice(0, 3).map(({ title }) => title)).toContain('Flan casero con dulce de leche');
  });

  it('La Higuera has sixty days of orders, none on the closed day, and three that are open today', async () => {
    const all = await stores.orders.between('demo', null);
    const open = all.filter(isOpenOrder);
    expect(open.map(({ state }) => state)).toEqual(['ready', 'accepted', 'new']);
    const past = all.filter((order) => !isOpenOrder(order));
    expect(new Set(past.map(({ day }) => day)).size).toBeGreaterThan(48);
    expect(past.filter(({ day }) => new Date(day).getUTCDay() === 1)).toEqual([]);
    expect(new Set(past.map(({ state }) => state))).toEqual(new Set(['done', 'rejected', 'cancelled']));
    for (const order of all) expect(DinerOrder.parse(order)).toEqual(order);
    for (const { lines, zone, total } of all)
      expect(lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, zone?.cents ?? 0)).toBe(total);
    expect((await menuOf('demo')).orderDesk.active).toBe(true);
    expect((await menuOf('demo-vacio')).orderDesk.active).toBe(false);
  });

  it('La Higuera has twelve monthly payments of all states', async () => {
    const { payments } = await stores.users.get('demo', 'demo@carta.test');
    expect(payments).toHaveLength(12);
    expect(payments[0]).toEqual({ year: 2026, month: 11, day: 10, status: 'pending' });
    expect(payments[11]).toMatchObject({ year: 2025, month: 12 });
    const labels = new Set(payments.map(({ status }) => paymentLabel(status).text));
    expect([...labels].sort()).toEqual(['Mes de servicio', 'Pago aprobado', 'Pago pendiente', 'Servicio vencido']);
  });
});

describe('the content of the demo', () => {
  it('the demo has four manuals, three announcements and a hidden one', async () => {
    const { manuals, announcements } = stores.content;
    expect(await manuals.read()).toMatchObject({ problem: null, value: { manuals: { length: 4 } } });
    const { problem, value } = await announcements.read();
    expect(problem).toBeNull();
    expect(value.announcements.map(({ show }) => show)).toEqual([true, true, true, false]);
  });

  it('[NEWS-8] announcements of the demo are clean and their pictures exist', async () => {
    const { announcements } = (await stores.content.announcements.read()).value;
    const written = JSON.parse(readFileSync(path.join(dataDir, 'content/announcements.json'), 'utf8')) as Announcements;
    const shown = announcements.map(({ content }) => content.replace(/ (?:rel|target)="[^"]*"/g, ''));
    expect(shown).toEqual(written.announcements.map(({ content }) => content));
    const pictures = [...shown.join().matchAll(/\/files\/demo\/\w+\.webp/g)].map(([address]) => address);
    expect(pictures.map((address) => existsSync(path.join(dataDir, address)))).toEqual([true, true]);
  });

  it('the demo keeps the content that an operator has written', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'carta-demo-'));
    const opened = await openStores({ dataDir: folder, publicUrl: 'http://localhost:3000' }, { now: () => NOW });
    if (!opened.ok) throw new Error(opened.reason);
    await opened.value.content.manuals.write({ manuals: [] });
    await makeDemo(opened.value, folderStorage({ dataDir: folder }), { pictures: PICTURES, now: NOW });
    const { manuals, announcements } = opened.value.content;
    expect((await manuals.read()).value.manuals).toEqual([]);
    expect((await announcements.read()).value.announcements).toHaveLength(4);
    await opened.value.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

it('the second business of the demo is empty', async () => {
  const menu = await menuOf('demo-vacio');
  expect(menu).toMatchObject({ categoriesL1: [], categoriesL2: [], items: [], menuTypes: [], whatsAppNumber: '' });
});

it('the third business of the demo has a small menu and a locked owner', async () => {
  const { categoriesL1, items } = await menuOf('demo-bloqueado');
  expect([categoriesL1.length, items.length]).toEqual([2, 8]);
  expect((await stores.users.get('demo-bloqueado', 'bloqueado@carta.test')).locked).toBe(true);
  expect((await stores.users.get('demo', 'demo@carta.test')).locked).toBe(false);
});

it.each(['demo@carta.test', 'vacio@carta.test', 'bloqueado@carta.test'])(
  '%s signs in with the demo password',
  async (email) => {
    const stored = await stores.users.passwordOf(email);
    expect(await isPassword('carta-demo', stored?.hash ?? null)).toBe(true);
  },
);

it('the demo changes nothing if a business exists', async () => {
  const state = async () => ({
    menus: await Promise.all(['demo', 'demo-vacio', 'demo-bloqueado'].map((business) => menuOf(business))),
    notifications: await stores.notifications.list('demo', 0),
    files: (await readdir(path.join(filesDir(), 'demo'))).sort(),
  });
  const before = await state();
  await make();
  expect(await state()).toEqual(before);
});

it('an interrupted demo leaves nothing, and the next attempt makes it complete', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'carta-demo-'));
  const opened = await openStores({ dataDir: folder, publicUrl: 'http://localhost:3000' }, { now: () => NOW });
  if (!opened.ok) throw new Error(opened.reason);
  const { value } = opened;
  const storage = folderStorage({ dataDir: folder });
  const interrupted: OpenedStores = {
    ...value,
    inTransaction: (work) =>
      value.inTransaction(async (parts) => {
        await work(parts);
        throw new Error('interrupted');
      }),
  };
  await expect(makeDemo(interrupted, storage, { pictures: PICTURES, now: NOW })).rejects.toThrow('interrupted');
  expect(await value.businesses.isEmpty()).toBe(true);
  await makeDemo(value, storage, { pictures: PICTURES, now: NOW });
  expect((await value.menus.read('demo'))?.items).toHaveLength((await menuOf('demo')).items.length);
  expect((await value.users.get('demo-bloqueado', 'bloqueado@carta.test')).locked).toBe(true);
  await value.close();
  rmSync(folder, { recursive: true });
});
