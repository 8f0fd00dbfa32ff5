import fc from 'fast-check';
import { newKey } from '../menu/new-key.ts';
import { publicMenu } from '../menu/public-menu.ts';
import type { OptionGroup } from '../options/option-group.ts';
import { formatPrice, priceInCents } from '../prices/price.ts';
import { itemTitled, menu } from '../testing/menu.ts';
import { keyOf } from '../testing/records.ts';
import {
  acceptedCart,
  acceptsOrders,
  changedLine,
  checkCart,
  hasChanged,
  keptLines,
  keyedLines,
  lineParts,
  withLine,
  withQuantity,
  type CartLine,
} from './cart.ts';

const NOW = Date.parse('2026-11-23T12:00:00-03:00');
const pesos = (big: number) => ({ currency: '$' as const, big, small: '00' });
const option = (title: string, big: number, changes: Partial<OptionGroup['options'][number]> = {}) => ({
  key: keyOf(title),
  title,
  price: pesos(big),
  show: true,
  soldOutUntil: null,
  ...changes,
});
const EXTRAS: OptionGroup = {
  _id: 'e',
  key: keyOf('extras'),
  business: 'demo',
  title: 'extras',
  pricing: 'add',
  min: 0,
  max: 2,
  options: [option('huevo', 500), option('trufa', 9_000, { soldOutUntil: NOW + 1 })],
  order: 0,
  version: 0,
};
const SIZES: OptionGroup = {
  ...EXTRAS,
  _id: 's',
  key: keyOf('sizes'),
  title: 'sizes',
  pricing: 'replace',
  min: 1,
  max: 1,
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
  item: itemTitled(WRITTEN, title).key,
  title,
  selection: {},
  quantity: 1,
  note: '',
  cents: 9_900,
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

  it.each(['toString', 'constructor', '__proto__'])(
    '[CART-2] what is chosen of a group with the key %s, which every object has, is lost',
    (group) => {
      const selection = JSON.parse(JSON.stringify({ group: ['x'] }).replace('group', group)) as CartLine['selection'];
      expect(checkCart(MENU, [line('bife', { selection })], NOW)[0]).toMatchObject({ lost: [null], selection: {} });
    },
  );

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

  it('[CART-3] lines that are the same without what they have lost become one when the changes are accepted', () => {
    const both = [line('ñoquis', { quantity: 2 }), { ...withExtra('trufa'), quantity: 3 }];
    expect(acceptedCart(checkCart(MENU, both, NOW)).map(({ quantity }) => quantity)).toEqual([5]);
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

const keyed = (key: string, title: string, changes: Partial<CartLine> = {}) =>
  line(title, { key: keyOf(key), ...changes });
const shown = (cart: readonly CartLine[]) =>
  cart.map(({ key = '', title, note, quantity }) => `${key.replace(/_+$/, '')}: ${quantity} ${title} ${note}`.trim());

describe('the keys of lines', () => {
  const CART = [keyed('a', 'ñoquis', { quantity: 2 }), keyed('b', 'bife'), keyed('c', 'ñoquis', { note: 'sin sal' })];

  it('[CART-6] a line that is added to one of the same choice keeps the key and the place of that line', () => {
    const cart = withLine(CART, keyed('d', 'ñoquis', { quantity: 3 }));
    expect(shown(cart)).toEqual(['a: 5 ñoquis', 'b: 1 bife', 'c: 1 ñoquis sin sal']);
    expect(shown(withLine(cart, keyed('d', 'ravioles')))[3]).toBe('d: 1 ravioles');
  });

  it.each([
    ['b', 'bife', '', 4, ['a: 2 ñoquis', 'b: 4 bife', 'c: 1 ñoquis sin sal']],
    ['b', 'bife', 'jugoso', 1, ['a: 2 ñoquis', 'b: 1 bife jugoso', 'c: 1 ñoquis sin sal']],
    ['c', 'ñoquis', '', 1, ['b: 1 bife', 'c: 3 ñoquis']],
    ['a', 'ñoquis', ' sin sal ', 98, ['a: 99 ñoquis  sin sal', 'b: 1 bife']],
    ['a', 'ñoquis', '', 120, ['a: 99 ñoquis', 'b: 1 bife', 'c: 1 ñoquis sin sal']],
    ['gone', 'bife', '', 1, ['a: 2 ñoquis', 'b: 2 bife', 'c: 1 ñoquis sin sal']],
    ['gone', 'ravioles', '', 1, ['a: 2 ñoquis', 'b: 1 bife', 'c: 1 ñoquis sin sal', 'gone: 1 ravioles']],
  ])(
    '[CART-3] [CART-6] the line %s, changed into %j with the note %j × %d, leaves %j',
    (key, title, note, quantity, cart) => {
      const changed = line(title, { note, quantity });
      expect(shown(changedLine(CART, keyOf(key), changed))).toEqual(cart);
    },
  );

  it('[CART-6] a line is found by its key where another tab has stored the cart anew', () => {
    const [first] = CART;
    const stored = structuredClone(CART);
    expect(shown(withQuantity(stored, first!, 7))[0]).toBe('a: 7 ñoquis');
    expect(shown(withQuantity(stored, first!, 0))).toEqual(shown(CART).slice(1));
  });

  it.each([
    ['no keys', [undefined, undefined], ['new-1', 'new-2']],
    ['keys of their own', [keyOf('a'), keyOf('b')], [keyOf('a'), keyOf('b')]],
    ['one key twice', [keyOf('a'), keyOf('a')], [keyOf('a'), 'new-1']],
    ['keys that are none', ['a', 5], ['new-1', 'new-2']],
  ])('[CART-4] [CART-6] of stored lines with %s each gets a key of its own', (_, stored, keys) => {
    let made = 0;
    const lines = stored.map((key) => ({ ...line('ñoquis'), key })) as CartLine[];
    const cart = keyedLines({ at: NOW, lines }, NOW, () => `new-${(made += 1)}`);
    expect(cart.map(({ key }) => key)).toEqual(keys);
    expect(keyedLines({ at: 0, lines }, NOW, newKey)).toEqual([]);
  });

  const choice = fc.record({ title: fc.constantFrom('ñoquis', 'bife'), note: fc.constantFrom('', 'a', 'b', 'c') });
  const nth = fc.nat({ max: 7 });
  const quantity = fc.integer({ min: 0, max: 120 });
  const operation = fc.oneof(
    fc.record({ kind: fc.constant('add'), choice, nth, quantity: fc.integer({ min: 1, max: 99 }) }),
    fc.record({ kind: fc.constant('change'), choice, nth, quantity: fc.integer({ min: 1, max: 99 }) }),
    fc.record({ kind: fc.constant('quantity'), choice, nth, quantity }),
    fc.record({ kind: fc.constant('reload'), choice, nth, quantity }),
  );

  it('[CART-3] [CART-6] whatever is done, each line has its own key and choice, and no quantity is lost but over 99', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 40 }), (operations) => {
        const expected = new Map<string, number>();
        let cart: readonly CartLine[] = [];
        for (const {
          kind,
          choice: { title, note },
          nth: at,
          quantity: count,
        } of operations) {
          const found = cart[at];
          const after = `${title} ${note}`;
          if (kind === 'add') {
            cart = withLine(cart, line(title, { note, quantity: count, key: newKey() }));
            expected.set(after, Math.min(99, (expected.get(after) ?? 0) + count));
          } else if (kind === 'reload') {
            const lines = cart.map(({ key, ...rest }, index) => (index % 2 === at % 2 ? rest : { ...rest, key: key! }));
            cart = keyedLines({ at: NOW, lines }, NOW, newKey);
          } else if (found) {
            expected.delete(`${found.title} ${found.note}`);
            if (kind === 'change') {
              cart = changedLine(cart, found.key!, line(title, { note, quantity: count }));
              expected.set(after, Math.min(99, (expected.get(after) ?? 0) + count));
            } else {
              cart = withQuantity(cart, found, count);
              if (count > 0) expected.set(`${found.title} ${found.note}`, Math.min(99, count));
            }
          }
          expect(new Set(cart.map(({ key }) => key)).size).toBe(cart.length);
          expect(cart.every(({ key }) => key !== undefined)).toBe(true);
          const held = new Map(cart.map((each) => [`${each.title} ${each.note}`, each.quantity]));
          expect(held.size).toBe(cart.length);
          expect(held).toEqual(expected);
        }
      }),
    );
  });

  it('[CART-7] lines of one title are told apart by options and note', () => {
    const [checked] = checkCart(MENU, [{ ...withExtra('huevo'), note: ' Sin ajo ' }], NOW);
    expect(lineParts(checked!)).toEqual(['ñoquis', 'huevo', 'Sin ajo']);
    const [bare] = checkCart(MENU, [line('ñoquis', { note: ' ' })], NOW);
    expect(lineParts(bare!)).toEqual(['ñoquis']);
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

it.each([
  [['delivery'], '1155550100', false, true],
  [['takeaway'], '', true, true],
  [['takeaway'], '115555', true, true],
  [['takeaway'], '', false, false],
  [[], '1155550100', true, false],
] as const)(
  '[CART-5] a business with %j, the number «%s» and a desk that is active: %p accepts orders: %p',
  (menuTypes, whatsAppNumber, desk, accepts) => {
    expect(acceptsOrders({ menuTypes: [...menuTypes], whatsAppNumber, ordering: { desk } })).toBe(accepts);
  },
);

it.each([
  [[], { desk: true, tables: true }, true, true],
  [[], { desk: true, tables: true }, false, false],
  [[], { desk: true, tables: false }, true, false],
  [['takeaway'], { desk: true, tables: false }, true, true],
] as const)(
  '[CART-5] a business with %j and %j accepts orders of a diner at a table (%p): %p',
  (menuTypes, ordering, isAtTable, accepts) => {
    expect(acceptsOrders({ menuTypes: [...menuTypes], whatsAppNumber: '', ordering }, isAtTable)).toBe(accepts);
  },
);
