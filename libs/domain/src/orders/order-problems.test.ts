import { publicMenu } from '../menu/public-menu.ts';
import type { Menu } from '../menu/menu.ts';
import { priceFromCents } from '../prices/price.ts';
import { menu } from '../testing/menu.ts';
import { keyOf } from '../testing/records.ts';
import { offeredPayments, orderProblems, type FilledOrder } from './order-problems.ts';
import type { OrderLine } from './order-text.ts';

const NOW = Date.parse('2026-11-23T12:00:00-03:00');
const ZONE = { key: keyOf('san-telmo'), title: 'San Telmo', price: priceFromCents(150_000) };
const MINIMUM = priceFromCents(500_000);
const SETTINGS = {
  menuTypes: ['delivery', 'takeaway'],
  whatsAppNumber: '1155550100',
  delivery: { zones: [ZONE], minimum: MINIMUM },
  paymentMethods: { cash: true, mercadoPago: false, other: false },
} satisfies Partial<Menu>;
const line = (changes: Partial<OrderLine> = {}): OrderLine => ({
  item: { title: 'flan' },
  price: priceFromCents(500_000),
  quantity: 1,
  options: [],
  note: '',
  ...changes,
});
const ORDER: FilledOrder = {
  lines: [line()],
  type: 'delivery',
  zone: ZONE,
  address: 'Perú 1082',
  payment: 'cash',
  paysWith: null,
  name: '',
  notes: '',
};
const problemsOf = (order: Partial<FilledOrder>, settings: Partial<Menu> = {}) =>
  orderProblems(publicMenu(menu('Postres: flan', { ...SETTINGS, ...settings })), { ...ORDER, ...order }, NOW);
const placesOf = (order: Partial<FilledOrder>, settings?: Partial<Menu>) =>
  problemsOf(order, settings).map(({ place, reason }) => `${place} ${reason}`);
const CLOSED = { hours: [{ days: [1], from: '20:00', to: '23:00' }], timeZone: 'America/Argentina/Buenos_Aires' };
const CHEAP = [line({ price: priceFromCents(499_999) })];
const LONG = Array.from({ length: 12 }, () => line({ note: 'ñ'.repeat(200) }));

describe('what keeps an order from being sent', () => {
  it.each([
    ['nothing is missing', {}, {}, []],
    ['a business offers neither delivery nor takeaway', {}, { menuTypes: [] }, ['orders not-taken']],
    ['a business has no WhatsApp number', { lines: [] }, { whatsAppNumber: '' }, ['orders not-taken']],
    ['an order is empty and picked up', { lines: [], type: 'takeaway' }, {}, ['lines no-lines']],
    ['a line has no quantity', { lines: [line(), line({ quantity: 0 })] }, {}, ['lines bad-quantity']],
    ['an order has 51 lines', { lines: Array.from({ length: 51 }, () => line()) }, {}, ['lines too-many-lines']],
    [
      'delivery is not offered any more',
      { zone: null, address: '' },
      { menuTypes: ['takeaway'] },
      ['type not-offered'],
    ],
    ['no zone is chosen', { zone: null }, {}, ['zone missing']],
    ['a business has no zones', { zone: null }, { delivery: { zones: [], minimum: MINIMUM } }, []],
    ['the products cost less than the minimum', { lines: CHEAP }, {}, ['minimum below']],
    ['a business has no minimum', { lines: CHEAP }, { delivery: { zones: [ZONE], minimum: null } }, []],
    ['less than the minimum is picked up', { lines: CHEAP, type: 'takeaway', zone: null }, {}, []],
    ['a delivery has no address', { address: '' }, {}, ['address missing']],
    ['nobody sees anything of the address', { address: '\u2060\u00ad' }, {}, ['address missing']],
    ['the address is only spaces', { address: ' \n\u00a0' }, {}, ['address missing']],
    ['an order without an address is picked up', { address: '', type: 'takeaway', zone: null }, {}, []],
    ['no payment is chosen', { payment: null }, {}, ['payment missing']],
    ['the chosen payment is not taken any more', { payment: 'transfer' }, {}, ['payment not-offered']],
    ['the cash is no amount', { paysWith: 'unclear' }, {}, ['paysWith unclear']],
    ['the cash is less than the total', { paysWith: 649_999 }, {}, ['paysWith too-little-cash']],
    ['the cash is the total', { paysWith: 650_000 }, {}, []],
    ['the business is closed', {}, CLOSED, ['hours closed']],
    ['the link is too long', { lines: LONG }, {}, ['link too-long']],
  ] as const)('[ORDER-10] where %s, what keeps the order is listed', (_, order, settings, places) => {
    expect(placesOf(order as Partial<FilledOrder>, settings as Partial<Menu>)).toEqual(places);
  });

  it('[ORDER-10] an unclear or too small amount of cash does not matter where another payment is chosen', () => {
    const transfer = { active: true, alias: 'la.higuera', holder: '' };
    for (const paysWith of ['unclear', 1] as const)
      expect(problemsOf({ payment: 'transfer', paysWith }, { transfer })).toEqual([]);
  });

  it('[ORDER-10] everything that keeps an order is returned at once, in the order of the page', () => {
    const order = { lines: [line({ quantity: 0 })], zone: null, address: '', paysWith: 'unclear' } as const;
    expect(placesOf(order, CLOSED)).toEqual([
      'lines bad-quantity',
      'zone missing',
      'minimum below',
      'address missing',
      'paysWith unclear',
      'hours closed',
    ]);
    expect(placesOf({ lines: LONG, address: '', paysWith: 1 }, CLOSED)).toEqual([
      'address missing',
      'paysWith too-little-cash',
      'hours closed',
      'link too-long',
    ]);
  });

  it('[ORDER-10] a problem says the minimum, and when the business opens', () => {
    expect(problemsOf({ lines: CHEAP }, CLOSED)).toEqual([
      { place: 'minimum', reason: 'below', minimum: MINIMUM },
      { place: 'hours', reason: 'closed', until: Date.parse('2026-11-23T20:00:00-03:00') },
    ]);
  });

  it('[ORDER-10] the cash and the change count in the length of the link', () => {
    const until = (notes: number) => ({ notes: 'a'.repeat(notes) });
    const longest = Array.from({ length: 8_000 }, (_, length) => length).findLast(
      (n) => problemsOf(until(n)).length === 0,
    );
    expect(problemsOf({ ...until(longest!), paysWith: 5_000_000 })).toEqual([{ place: 'link', reason: 'too-long' }]);
  });
});

it.each([
  [false, ['cash', 'other']],
  [true, ['cash', 'other', 'transfer']],
])('[PAYM-4] with an active transfer: %p, diners can pay by %j', (active, payments) => {
  const transfer = { active, alias: 'la.higuera', holder: '' };
  const paymentMethods = { cash: true, mercadoPago: false, other: true };
  expect(offeredPayments({ transfer, paymentMethods })).toEqual(payments);
});

describe('what keeps an order from being sent to a desk', () => {
  const DESK = { active: true, prepMinutes: 30, pausedUntil: null, name: 'required', phone: 'optional' } as const;
  const minutes = (count: number) => NOW + count * 60_000;
  it.each<[string, Partial<FilledOrder>, Partial<Menu>, string[]]>([
    ['name and address are there', {}, {}, []],
    ['there is no WhatsApp number', {}, { whatsAppNumber: '' }, []],
    ['the message would be too long', { lines: LONG }, {}, []],
    ['a required name is blank', { name: ' ' }, {}, ['name missing']],
    ['nobody sees anything of a required name', { name: '\u200b' }, {}, ['name missing']],
    ['an optional name is blank', { name: ' ' }, { orderDesk: { ...DESK, name: 'optional' } }, []],
    ['a required phone is blank', {}, { orderDesk: { ...DESK, phone: 'required' } }, ['phone missing']],
    ['a required phone is there', { phone: '11 5555' }, { orderDesk: { ...DESK, phone: 'required' } }, []],
    ['a hidden phone is blank', {}, { orderDesk: { ...DESK, phone: 'hidden' } }, []],
    [
      'name, address and payment are missing',
      { name: '', address: '', payment: null },
      {},
      ['address missing', 'name missing', 'payment missing'],
    ],
    ['it is closed', {}, CLOSED, ['at closed']],
    ['it is closed and the order is for when it opens', { at: minutes(8 * 60) }, CLOSED, []],
    ['it is closed at the chosen moment too', { at: minutes(7 * 60) }, CLOSED, ['at closed']],
    ['it is paused', {}, { orderDesk: { ...DESK, pausedUntil: minutes(30) } }, ['at paused']],
    [
      'it is paused until the chosen moment',
      { at: minutes(45) },
      { orderDesk: { ...DESK, pausedUntil: minutes(45) } },
      [],
    ],
    ['the chosen moment is too soon', { at: minutes(15) }, {}, ['at too-soon']],
    ['the chosen moment is past', { at: minutes(-15) }, {}, ['at past']],
  ])('[ORDER-10] %s', (_, order, settings, places) => {
    const desk = { orderDesk: DESK, ...settings };
    expect(placesOf({ name: 'Julián', ...order }, desk)).toEqual(places);
  });

  it('[ORDER-10] a business that is closed or paused says until when', () => {
    const [closed] = problemsOf({ name: 'Julián' }, { orderDesk: DESK, ...CLOSED });
    expect(closed).toMatchObject({ place: 'at', until: Date.parse('2026-11-23T20:00:00-03:00') });
    const [paused] = problemsOf({ name: 'Julián' }, { orderDesk: { ...DESK, pausedUntil: minutes(30) } });
    expect(paused).toMatchObject({ place: 'at', until: minutes(30) });
  });
});
