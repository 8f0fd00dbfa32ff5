import { closeOrder, placedOrders, rememberOrder } from './placed-orders.ts';

const order = (number: number) => ({
  key: `${number}`.padStart(21, '0'),
  number,
  whatsapp: 'https://wa.me/1',
  lines: [],
});

beforeEach(() => localStorage.clear());

it('this browser remembers the last ten orders of a business, the newest first, each once', () => {
  for (let number = 1; number < 12; number += 1) rememberOrder('demo', order(number));
  rememberOrder('demo', order(5));
  expect(placedOrders('demo').map(({ number }) => number)).toEqual([5, 11, 10, 9, 8, 7, 6, 4, 3, 2]);
  expect(placedOrders('other')).toEqual([]);
});

it('an order that is over is kept to be repeated, without the address that says who ordered', () => {
  rememberOrder('demo', order(1));
  closeOrder('demo', order(1).key);
  expect(placedOrders('demo')).toEqual([{ ...order(1), isOver: true, whatsapp: null }]);
});

it.each(['no JSON', '{}', 'null', '[null, 1, {}]'])('%s in the place of orders is none', (text) => {
  localStorage.setItem('carta-pedidos-demo', text);
  expect(placedOrders('demo')).toEqual([]);
});

it('a browser that stores nothing remembers no order, and says so', () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  rememberOrder('demo', order(1));
  expect([placedOrders('demo'), warn.mock.calls.length]).toEqual([[], 1]);
  setItem.mockRestore();
  warn.mockRestore();
});
