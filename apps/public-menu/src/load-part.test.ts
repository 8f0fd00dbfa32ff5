import { loadPart } from './load-part.ts';
import { loadOrderPart } from './order/order-part.ts';

const added = () => [...document.head.querySelectorAll('script, link')];
const load = () => added().forEach((element) => element.dispatchEvent(new Event('load')));

afterEach(() => {
  document.head.replaceChildren();
  jest.useRealTimers();
});

it('a part that does not arrive within 20 s cannot be loaded, and leaves nothing in the page', async () => {
  jest.useFakeTimers();
  const failed = jest.fn();
  void loadPart(['/a.js', '/a.css']).catch(failed);
  expect(added()).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(19_000);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1000);
  expect(failed).toHaveBeenCalled();
  expect(added()).toEqual([]);
});

it('the order is not loaded where a page of a proxy came in the place of its script or its words', async () => {
  const open = jest.fn();
  for (const [cartaOpenOrder, cartaWords, isLoaded] of [
    [open, undefined, false],
    [undefined, {}, false],
    [open, {}, true],
  ] as const) {
    Object.assign(globalThis, { cartaOpenOrder, cartaWords });
    const loading = loadOrderPart({ script: '/order.js', style: '/order.css', words: '/words.js', cart: [] });
    load();
    await expect(loading.then((opened) => opened === open).catch(() => false)).resolves.toBe(isLoaded);
  }
});
