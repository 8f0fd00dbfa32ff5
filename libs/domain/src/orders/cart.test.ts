import { publicMenu } from '../menu/public-menu.ts';
import type { OptionGroup } from '../options/option-group.ts';
import { formatPrice, priceInCents } from '../prices/price.ts';
import { itemTitled, menu } from '../testing/menu.ts';
import { keyOf } from '../testing/records.ts';
import {
  acceptedCart,
  acceptsOrders,
  checkCart,
  hasChanged,
  keptLines,
  withLine,
  withQuantity,
  type CartLine,
} from './cart.ts';

const NOW = Date.parse('2026-11-23T12:00:00-03:00');
const pesos = (big: number) => ({ currency: '$' as const, big, small: '00' });
const option = (title: string, big: number, changes: Partial<OptionGroup['options'][number]> = {}) => ({
  ...{ key: keyOf(title), title, price: pesos(big), show: true, soldOutUntil: null, ...changes },
});
const EXTRAS: OptionGroup = {
  ...{ _id: 'e', key: keyOf('extras'), business: 'demo', title: 'extras', pricing: 'add', min: 0, max: 2 },
  ...{ options: [option('huevo', 500), option('trufa', 9_000, { soldOutUntil: NOW + 1 })], order: 0, version: 0 },
};
const SIZES: OptionGroup = {
  ...{ ...EXTRAS, _id: 's', key: keyOf('sizes'), title: 'sizes', pricing: 'replace', min: 1, max: 1 },
  options: [option('grande', 15_900)],
};
const WRITTEN = menu('Pastas: ñoquis, ravioles, agnolotti | Almuerzo > Plancha: bife', {
  timeZone: 'America/Argentina/Buenos_Aires',
  optionGroups: [EXTRAS, SIZES],
});
const lunchUntil = (to: string) =>
  publicMenu({
    ...WRITTEN,
    categoriesL1: WRITTEN.categoriesL1.map((one) =>
      one.title === 'Almuerzo' ? { ...one, availability: [{ days: [1], from: '11:00', to }] } : one,
    ),
    items: WRITTEN.items.map((item) => ({
      ...item,
      ...(item.title === 'ñoquis' && { optionGroups: [EXTRAS.key] }),
      ...(item.title === 'agnolotti' && { optionGroups: [SIZES.key] }),
      soldOutUntil: item.title === 'ravioles' ? NOW + 1 : null,
    })),
  });
const MENU = lunchUntil('15:00');
const line = (title: string, changes: Partial<CartLine> = {}): CartLine => ({
  ...{ item: itemTitled(WRITTEN, title).key, title, selection: {}, quantity: 1, note: '', cents: 9_900 },
  ...changes,
});
const withExtra = (title: string) => line('ñoquis', { selection: { [EXTRAS.key]: [keyOf(title)] } });

const withSize = (title: string) => line('agnolotti', { selection: { [SIZES.key]: [keyOf(title)] } });

describe('checkCart', () => {
  it.each([
    ['a product', line('ñoquis'), null, '$ 99,00'],
    ['an extra', withExtra('huevo'), null, '$ 599,00'],
    ['a sold-out extra', withExtra('trufa'), null, '$ 99,00'],
    ['an extra that is gone', withExtra('queso'), null, '$ 99,00'],
    ['a size that is gone', withSize('mediana'), 'options', '$ 99,00'],
    ['a sold-out product', line('ravioles'), 'sold-out', '$ 99,00'],
    ['a product that is gone', { ...line('bife'), item: keyOf('nada'), cents: 5_000 }, 'gone', '$ 50,00'],
    ['a product of a subcategory', line('bife'), null, '$ 99,00'],
  ] as const)('[CART-1] %s is checked by the menu: %s', (_, one, problem, price) => {
    const [checked] = checkCart(MENU, [one], NOW);
    expect([checked?.problem, checked && formatPrice(checked.price)]).toEqual([problem, price]);
  });

  it('[CART-1] a product outside of its category’s hours is unavailable', () => {
    expect(checkCart(lunchUntil('12:00'), [line('bife')], NOW)[0]?.problem).toBe('unavailable');
  });

  it('[CART-1] a checked line has the chosen options that exist', () => {
    expect(checkCart(MENU, [withExtra('huevo')], NOW)[0]?.options.map(({ title }) => title)).toEqual(['huevo']);
  });

  it('[CART-2] a line goes on without an extra that is sold out or gone, which has changed it', () => {
    const both = line('ñoquis', {
      selection: { [EXTRAS.key]: [keyOf('huevo'), keyOf('trufa'), keyOf('queso')] },
      cents: 959_900,
    });
    const checked = checkCart(MENU, [both], NOW);
    expect(checked[0]?.lost.map((option) => option?.title)).toEqual(['trufa', undefined]);
    expect(checked.map(hasChanged)).toEqual([true]);
    expect(acceptedCart(checked)).toEqual([{ ...both, selection: { [EXTRAS.key]: [keyOf('huevo')] }, cents: 59_900 }]);
    expect(checkCart(MENU, acceptedCart(checked), NOW).map(hasChanged)).toEqual([false]);
  });

  it('[CART-1] [CART-2] an option is chosen and lost in its own group, where another group has one with the same key', () => {
    const papas = [option('papas', 0)];
    const groups = ['starter', 'side'].map((title) => ({ ...EXTRAS, key: keyOf(title), title, options: papas }));
    const shown = publicMenu({
      ...WRITTEN,
      optionGroups: [groups[0]!, { ...groups[1]!, options: [option('papas', 700, { soldOutUntil: NOW + 1 })] }],
      items: WRITTEN.items.map((item) => ({ ...item, optionGroups: groups.map(({ key }) => key) })),
    });
    const [starter, side] = groups.map(({ key }) => line('ñoquis', { selection: { [key]: [keyOf('papas')] } }));
    const checked = checkCart(shown, [starter!, side!], NOW);
    expect(checked.map(({ options, lost }) => [options.length, lost.length])).toEqual([
      [1, 0],
      [0, 1],
    ]);
    const both = line('ñoquis', { selection: { ...starter!.selection, ...side!.selection } });
    expect(checkCart(shown, [both], NOW)[0]?.lost.map((one) => one?.price.big)).toEqual([700]);
  });

  it('[CART-2] a line with another price, or with a problem, has changed; accepting takes the new prices and drops the rest', () => {
    const cart = [line('ñoquis'), line('bife', { cents: 8_000, quantity: 3 }), line('ravioles')];
    const checked = checkCart(MENU, cart, NOW);
    expect(checked.map(hasChanged)).toEqual([false, true, true]);
    const accepted = acceptedCart(checked);
    expect(accepted.map(({ title, quantity, cents }) => [title, quantity, cents])).toEqual([
      ['ñoquis', 1, 9_900],
      ['bife', 3, 9_900],
    ]);
    expect(checkCart(MENU, accepted, NOW).some(hasChanged)).toBe(false);
    expect(priceInCents(checked[0]!.price)).toBe(9_900);
  });
});

describe('the lines of a cart', () => {
  it('[CART-3] the same choice with the same note makes one line, up to 99', () => {
    const cart = withLine(withLine([], line('ñoquis', { quantity: 60 })), line('ñoquis', { quantity: 50 }));
    expect(cart.map(({ quantity }) => quantity)).toEqual([99]);
    expect(withLine(cart, line('ñoquis', { note: 'sin sal' }))).toHaveLength(2);
    expect(withLine(cart, withExtra('huevo'))).toHaveLength(2);
    expect(withLine(cart, line('ñoquis', { selection: { [EXTRAS.key]: [] } }))).toHaveLength(1);
  });

  it('[CART-3] a cart has at most 50 lines', () => {
    const cart = Array.from({ length: 50 }, (_, nth) => line('ñoquis', { note: `${nth}` }));
    expect(withLine(cart, line('ñoquis', { note: 'otra' }))).toEqual(cart);
  });

  it.each([
    [0, []],
    [2, [2]],
    [100, [99]],
  ])('[CART-3] a line whose quantity becomes %d leaves %j', (quantity, left) => {
    const one = line('ñoquis');
    expect(withQuantity([one], one, quantity).map((each) => each.quantity)).toEqual(left);
  });
});

it.each([
  [12 * 3_600_000 - 1, 1],
  [12 * 3_600_000, 0],
])('[CART-4] a cart that was changed %d ms ago has %d lines', (age, lines) => {
  expect(keptLines({ at: NOW - age, lines: [line('ñoquis')] }, NOW)).toHaveLength(lines);
});

it.each([
  ['no list', 'lines'],
  ['nothing', undefined],
  ['what is no line', [null, 5, 'line', {}]],
  ['a line without a price', [{ ...line('ñoquis'), cents: undefined }]],
  ['a line of half a cent', [{ ...line('ñoquis'), cents: 0.5 }]],
  ['a line whose selection is none', [{ ...line('ñoquis'), selection: { size: 'big' } }]],
])('[CART-4] a stored cart that holds %s has no lines', (_, lines) => {
  expect(keptLines({ at: NOW, lines: lines as never }, NOW)).toEqual([]);
});

it.each([
  [['delivery'], '1155550100', true],
  [[], '1155550100', false],
  [['takeaway'], '', false],
] as const)(
  '[CART-5] a business with %j and the number «%s» accepts orders: %p',
  (menuTypes, whatsAppNumber, accepts) => {
    expect(acceptsOrders({ menuTypes: [...menuTypes], whatsAppNumber })).toBe(accepts);
  },
);
