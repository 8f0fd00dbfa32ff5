import { keepTable, namedTable, tableHere } from '../kept-table.ts';
import { startTable } from './start-table.ts';

const TOKEN = 'a1b2c3d4e5';
const HOUR = 3_600_000;
const FILES = ['/table.css', '/table.js'];
const loaded = () => [...document.head.querySelectorAll<HTMLElement>('script, link')];
const failing = jest.fn();

function openAt(address: string): readonly string[] {
  history.replaceState(null, '', address);
  return startTable('demo', FILES, failing);
}

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  globalThis.cartaTable = undefined;
  failing.mockReset();
});

it.each([
  [`/m/demo?mesa=${TOKEN}`, '/m/demo'],
  [`/m/demo?lang=en&mesa=${TOKEN}#buscar`, '/m/demo?lang=en#buscar'],
  [`/m/demo/p/flan?mesa=${TOKEN}`, '/m/demo/p/flan'],
  ['/m/demo?mesa=', '/m/demo'],
])('[TABLE-4] a page that is opened at %s is at %s as soon as its script runs', (address, left) => {
  openAt(address);
  expect(location.pathname + location.search + location.hash).toBe(left);
});

it('[TABLE-5] a browser keeps the table that was scanned for 4 hours, whose title it does not know yet', () => {
  openAt(`/m/demo?mesa=${TOKEN}`);
  expect(tableHere('demo', Date.now())).toMatchObject({ token: TOKEN, title: '' });
  expect(namedTable('demo', Date.now())).toBeNull();
  expect(tableHere('demo', Date.now() + 4 * HOUR)).toBeNull();
  expect(tableHere('other', Date.now())).toBeNull();
});

it('[TABLE-5] the part of the table is fetched where a table was scanned or is kept, and nowhere else', () => {
  expect([openAt('/m/demo'), loaded().length]).toEqual([[], 0]);
  expect([openAt(`/m/demo?mesa=${TOKEN}`), loaded().length]).toEqual([FILES, 2]);
  document.head.replaceChildren();
  expect([openAt('/m/demo?lang=pt'), loaded().length]).toEqual([FILES, 2]);
  expect(location.search).toBe('?lang=pt');
  document.head.replaceChildren();
  keepTable('demo', { token: TOKEN, title: 'Mesa 7', at: Date.now() - 4 * HOUR });
  expect([openAt('/m/demo'), loaded().length]).toEqual([[], 0]);
});

it('the part that has arrived is told what was scanned, and null for a table that was kept', async () => {
  const shown = jest.fn();
  globalThis.cartaShowTable = shown;
  for (const address of [`/m/demo?mesa=${TOKEN}`, '/m/demo']) {
    openAt(address);
    for (const element of loaded()) element.dispatchEvent(new Event('load'));
    await new Promise((resolve) => setTimeout(resolve));
    document.head.replaceChildren();
  }
  expect(shown.mock.calls).toEqual([[TOKEN], [null]]);
});

it('without a connection the diner is told so, and the part is fetched once it is back', async () => {
  openAt(`/m/demo?mesa=${TOKEN}`);
  for (const element of loaded()) element.dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve));
  expect([failing.mock.calls.length, loaded().length]).toEqual([1, 0]);
  window.dispatchEvent(new Event('online'));
  expect(loaded()).toHaveLength(2);
});

it('a browser that stores nothing has its table as long as the page lives', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepTable('demo', { token: TOKEN, title: 'Mesa 7', at: Date.now() });
  expect(namedTable('demo', Date.now())?.title).toBe('Mesa 7');
  keepTable('demo', null);
  expect(tableHere('demo', Date.now())).toBeNull();
  setItem.mockRestore();
});
