import { startOrdering } from './start-ordering.ts';

const FILES = { script: '/order.js', style: '/order.css', words: '/es.js', cart: [] };
const add = jest.fn();
const open = jest.fn();
const settle = () => new Promise((resolve) => setTimeout(resolve));
const loading = () => [...document.head.querySelectorAll<HTMLElement>('script, link')];
const element = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const isBusy = (selector: string) => element(selector).getAttribute('aria-busy') === 'true';

let endPage: () => void;

/** Lets what is asked for arrive, or fail. */
async function end(how: 'load' | 'error'): Promise<void> {
  for (const file of loading()) file.dispatchEvent(new Event(how));
  await settle();
}

beforeEach(() => {
  document.head.replaceChildren();
  document.body.innerHTML = `<main data-orders="demo" data-word-add="Agregar" data-word-offline="No hay conexión.">
    <ul><li id="p-flan" data-order="flan" data-visit="product"><a data-title href="/m/demo/p/flan">Flan</a><p id="words">Con crema</p></li></ul></main>`;
  globalThis.cartaOpenOrder = () => Promise.resolve({ add, open, show: jest.fn() });
  Object.assign(globalThis, { cartaWords: {} });
  jest.spyOn(console, 'warn').mockReturnValue();
  for (const mock of [add, open]) mock.mockReset();
  const added = jest.spyOn(document, 'addEventListener');
  startOrdering(element('main'), { files: FILES, address: '/api/public/menus/demo', count: jest.fn() });
  // Listeners of an earlier page would answer for the next one.
  endPage = () => {
    for (const [type, listener] of added.mock.calls) document.removeEventListener(type, listener);
    added.mockRestore();
  };
});

afterEach(() => endPage());

it.each([
  ['the plus', '[data-plus]', add],
  ['the title', 'a[data-title]', open],
])('%s that was pressed is marked as busy until the code of the order has arrived', async (_, selector, done) => {
  element(selector).click();
  expect([isBusy(selector), done.mock.calls.length]).toEqual([true, 0]);
  await end('load');
  expect([isBusy(selector), done.mock.calls.length]).toEqual([false, 1]);
  element(selector).click();
  await settle();
  expect([isBusy(selector), done.mock.calls.length]).toEqual([false, 2]);
});

it('a tap anywhere in the row opens the product, but not one that ends a selection of its words', async () => {
  element('#words').click();
  expect(isBusy('a[data-title]')).toBe(true);
  await end('load');
  expect(open).toHaveBeenCalledWith('flan', 'http://localhost/m/demo/p/flan');
  getSelection()?.selectAllChildren(element('#words'));
  element('#words').click();
  await settle();
  expect(open).toHaveBeenCalledTimes(1);
});

it('the plus is free again where the code cannot be fetched, which is said', async () => {
  element('[data-plus]').click();
  await end('error');
  expect(isBusy('[data-plus]')).toBe(false);
  expect(element('[role=alert]').textContent).toBe('No hay conexión.');
});
