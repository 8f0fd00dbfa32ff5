import fc from 'fast-check';
import { HOUR_MS } from '../duration.ts';
import type { Menu } from '../menu/menu.ts';
import { publicMenu } from '../menu/public-menu.ts';
import type { OptionGroup } from '../options/option-group.ts';
import { priceFromCents } from '../prices/price.ts';
import { DEFAULT_ORDER_DESK } from '../settings/default-order-desk.ts';
import { itemTitled, menu } from '../testing/menu.ts';
import { keyOf } from '../testing/records.ts';
import { DinerOrder, PublicDinerOrder, SentOrder } from './diner-order.ts';
import { ordersCsv, ordersCsvRows } from './orders-csv.ts';
import { orderFaults, priceOrder } from './price-order.ts';
import { publicOrder, withoutDiner } from './public-order.ts';
import { orderTimeWords, storedOrderText } from './stored-order-text.ts';

/** Wednesday. */
const NOW = Date.parse('2026-11-25T21:00:00-03:00');
const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';
const option = (title: string, cents: number, soldOutUntil: number | null = null) => ({
  key: keyOf(title),
  title,
  price: priceFromCents(cents),
  show: true,
  soldOutUntil,
});
const EXTRAS: OptionGroup = {
  _id: 'e',
  key: keyOf('extras'),
  business: 'demo',
  title: 'Extras',
  pricing: 'add',
  min: 0,
  max: 2,
  options: [option('huevo', 50_000), option('queso', 90_000), option('trufa', 900_000, NOW + HOUR_MS)],
  order: 0,
  version: 0,
};
const SIZES: OptionGroup = {
  ...EXTRAS,
  _id: 's',
  key: keyOf('sizes'),
  title: 'Tamaño',
  pricing: 'replace',
  min: 1,
  max: 1,
  options: [option('chica', 800_000), option('grande', 1_590_000)],
};
const ZONE = { key: keyOf('san-telmo'), title: 'San Telmo', price: priceFromCents(150_000) };
const LUNCH = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '12:00', to: '15:00' }];
const WRITTEN = menu('Pastas: ñoquis, ravioles, ~canelones | Pizzas: muzza | Almuerzo: bife');
const menuWith = (settings: Partial<Menu> = {}) =>
  publicMenu({
    ...WRITTEN,
    timeZone: BUENOS_AIRES,
    optionGroups: [EXTRAS, SIZES],
    delivery: { zones: [ZONE], minimum: priceFromCents(500_000) },
    paymentMethods: { cash: true, mercadoPago: false, other: false },
    orderDesk: { ...DEFAULT_ORDER_DESK, active: true },
    ...settings,
    categoriesL1: WRITTEN.categoriesL1.map((one) => (one.title === 'Almuerzo' ? { ...one, availability: LUNCH } : one)),
    items: WRITTEN.items.map((item) => ({
      ...item,
      price: priceFromCents(600_000),
      ...(item.title === 'ñoquis' && { optionGroups: [EXTRAS.key] }),
      ...(item.title === 'muzza' && { optionGroups: [SIZES.key, EXTRAS.key] }),
      soldOutUntil: item.title === 'ravioles' ? NOW + 1 : null,
    })),
  });
const MENU = menuWith();

type Line = SentOrder['lines'][number];
const line = (title: string, changes: Partial<Line> = {}): Line => ({
  key: keyOf(`line ${title}`),
  item: itemTitled(WRITTEN, title).key,
  selection: {},
  quantity: 1,
  note: '',
  cents: 600_000,
  ...changes,
});
const ORDER: SentOrder = {
  key: keyOf('order'),
  lines: [
    line('ñoquis', { selection: { [EXTRAS.key]: [keyOf('huevo')] }, quantity: 2, cents: 650_000, note: 'Sin sal' }),
  ],
  type: 'delivery',
  zone: ZONE.key,
  table: null,
  address: 'Perú 1082',
  name: 'Julián',
  phone: '11 5555-0100',
  notes: 'Timbre',
  payment: 'cash',
  paysWith: 2_000_000,
  at: null,
  total: 1_450_000,
  language: 'es',
};
const changesOf = (order: Partial<SentOrder>, settings?: Partial<Menu>) =>
  priceOrder(settings ? menuWith(settings) : MENU, { ...ORDER, ...order }, NOW).changes.map(
    ({ path, reason }) => `${path} ${reason}`,
  );
const faultsOf = (order: Partial<SentOrder>, settings?: Partial<Menu>) =>
  orderFaults(settings ? menuWith(settings) : MENU, { ...ORDER, ...order }, NOW).map(
    ({ path, reason }) => `${path} ${reason}`,
  );
const desk = (changes: object) => ({ orderDesk: { ...DEFAULT_ORDER_DESK, active: true, ...changes } });

describe('a sent order', () => {
  it('[ORDER-14] an order as the menu says is stored with its titles and amounts', () => {
    expect(priceOrder(MENU, ORDER, NOW)).toEqual({
      lines: [
        {
          key: keyOf('line ñoquis'),
          item: itemTitled(WRITTEN, 'ñoquis').key,
          title: 'ñoquis',
          options: ['huevo'],
          quantity: 2,
          note: 'Sin sal',
          cents: 650_000,
          readyAt: null,
        },
      ],
      zone: { title: 'San Telmo', cents: 150_000 },
      total: 1_450_000,
      changes: [],
    });
  });

  const withLine = (changed: Line) => ({ lines: [ORDER.lines[0] as Line, changed], total: 2_050_000 });
  it.each<[string, Partial<SentOrder>, string[]]>([
    ['a product that is gone', withLine(line('bife', { item: keyOf('nada') })), ['lines.1 gone']],
    ['a hidden product', withLine(line('canelones')), ['lines.1 gone']],
    ['a sold-out product', withLine(line('ravioles')), ['lines.1 sold-out']],
    ['a product outside of its hours', withLine(line('bife')), ['lines.1 unavailable']],
    [
      'another price',
      { ...withLine(line('ñoquis', { cents: 1 })), total: 1_450_001 },
      ['lines.1 price', 'total total'],
    ],
    ['no size', withLine(line('muzza')), ['lines.1 options']],
    [
      'a size twice',
      withLine(line('muzza', { selection: { [SIZES.key]: [keyOf('chica'), keyOf('chica')] } })),
      ['lines.1 options'],
    ],
    [
      'a sold-out extra',
      withLine(line('ñoquis', { selection: { [EXTRAS.key]: [keyOf('trufa')] } })),
      ['lines.1 option-gone'],
    ],
    [
      'an extra of another product',
      withLine(line('bife', { item: itemTitled(WRITTEN, 'ñoquis').key, selection: { [SIZES.key]: [keyOf('chica')] } })),
      ['lines.1 option-gone'],
    ],
    ['an unknown zone', { zone: keyOf('otra'), total: 1_300_000 }, ['zone gone']],
    ['another total', { total: 1_449_999 }, ['total total']],
    ['a payment that is not taken', { payment: 'mercadoPago' }, ['payment not-offered']],
    ['nobody says how they pay', { payment: null }, []],
    ['a table', { type: 'table', total: 1_300_000 }, ['type not-offered']],
    ['a zone of a pickup', { type: 'takeaway', total: 1_300_000 }, []],
  ])('[ORDER-14] with %s its changes are named by their places', (_what, order, changes) => {
    expect(changesOf(order)).toEqual(changes);
  });

  it('[ORDER-14] a type that is not offered and lines below the minimum are named', () => {
    expect(changesOf({}, { menuTypes: ['takeaway'] })).toEqual(['type not-offered']);
    const delivery = { zones: [ZONE], minimum: priceFromCents(1_300_001) };
    expect(changesOf({}, { delivery })).toEqual(['minimum below-minimum']);
    expect(changesOf({ type: 'takeaway', total: 1_300_000 }, { delivery })).toEqual([]);
  });

  it('[ORDER-14] the hours of its categories are judged at the moment for which it is wanted', () => {
    const order = { ...withLine(line('bife')), at: Date.parse('2026-11-26T13:00:00-03:00') };
    expect(changesOf(order)).toEqual([]);
    // What is sold out now stays so, even if it is wanted for later.
    expect(changesOf({ ...order, ...withLine(line('ravioles')) })).toEqual(['lines.1 sold-out']);
  });

  it.each<[string, Partial<SentOrder>, Partial<Menu>, string[]]>([
    ['nothing missing', {}, {}, []],
    ['no zone', { zone: null }, {}, ['zone missing']],
    ['no zone where there are none', { zone: null }, { delivery: { zones: [], minimum: null } }, []],
    ['no address', { address: ' ' }, {}, ['address missing']],
    ['no address and no zone to be picked up', { address: '', zone: null, type: 'takeaway' }, {}, []],
    ['no name', { name: '' }, {}, ['name missing']],
    ['a name that nobody sees', { name: '\u200b' }, {}, ['name missing']],
    ['no name where none is asked for', { name: '' }, desk({ name: 'optional' }), []],
    ['no phone', { phone: '' }, desk({ phone: 'required' }), ['phone missing']],
    ['too little cash', { paysWith: 1_449_999 }, {}, ['paysWith too-little-cash']],
    ['cash for the total', { paysWith: 1_450_000 }, {}, []],
    ['little cash and another payment', { paysWith: 1, payment: 'transfer' }, {}, []],
    ['a moment that is past', { at: NOW - 900_000 }, {}, ['at past']],
  ])('[ORDER-14] with %s it lacks what its places say', (_what, order, settings, faults) => {
    expect(faultsOf(order, settings)).toEqual(faults);
  });

  it('[ORDER-14] without a menu only what can be told without one is missing', () => {
    const order = { ...ORDER, address: '', name: '', zone: null, at: 1, paysWith: 1 };
    expect(orderFaults(null, order, NOW).map(({ path }) => path)).toEqual(['address', 'paysWith']);
  });

  it('[ORDER-14] [ORDER-2] whatever is ordered, the total is the sum of sizes, extras and zone', () => {
    const extras = fc.uniqueArray(fc.constantFrom('huevo', 'queso'), { maxLength: 2 });
    const ordered = fc.record({
      title: fc.constantFrom('ñoquis', 'muzza'),
      size: fc.constantFrom('chica', 'grande'),
      extras,
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    const cents: Record<string, number> = { huevo: 50_000, queso: 90_000, chica: 800_000, grande: 1_590_000 };
    fc.assert(
      fc.property(fc.array(ordered, { minLength: 1, maxLength: 10 }), fc.boolean(), (chosen, delivered) => {
        let sum = delivered ? 150_000 : 0;
        const lines = chosen.map(({ title, size, extras, quantity }, nth) => {
          const base = title === 'muzza' ? (cents[size] ?? 0) : 600_000;
          const one = extras.reduce((total, extra) => total + (cents[extra] ?? 0), base);
          sum += one * quantity;
          const selection = {
            ...(title === 'muzza' && { [SIZES.key]: [keyOf(size)] }),
            [EXTRAS.key]: extras.map((extra) => keyOf(extra)),
          };
          return line(title, { key: keyOf(`line ${nth}`), selection, quantity, cents: one });
        });
        const type = delivered ? ('delivery' as const) : ('takeaway' as const);
        const priced = priceOrder(MENU, { ...ORDER, lines, type, total: sum }, NOW);
        expect([priced.total, priced.changes]).toEqual([sum, []]);
        const other = priceOrder(MENU, { ...ORDER, lines, type, total: sum + 1 }, NOW);
        expect(other.changes).toEqual([{ path: 'total', reason: 'total' }]);
      }),
    );
  });

  it.each<[string, unknown]>([
    ['lines', []],
    ['lines', Array.from({ length: 51 }, (_, nth) => line('bife', { key: keyOf(`${nth}`) }))],
    ['lines', [line('bife'), line('bife')]],
    ['lines.0.quantity', [line('bife', { quantity: 100 })]],
    ['lines.0.quantity', [line('bife', { quantity: 0 })]],
    ['lines.0.note', [line('bife', { note: 'x'.repeat(201) })]],
    ['lines.0.cents', [line('bife', { cents: -1 })]],
    ['key', 'corta'],
    ['name', 'x'.repeat(121)],
    ['notes', 'x'.repeat(301)],
    ['total', 0.5],
    ['language', 'fr'],
    ['payment', 'cheque'],
  ])('[ORDER-19] it is refused for its %s', (path, value) => {
    const [field = ''] = path.split('.');
    const { error } = SentOrder.safeParse({ ...ORDER, [field]: value });
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
    expect(SentOrder.safeParse(ORDER).success).toBe(true);
  });
});

const STORED: DinerOrder = {
  ...priceOrder(MENU, ORDER, NOW),
  key: ORDER.key,
  number: 27,
  day: '2026-11-25',
  state: 'new',
  type: 'delivery',
  table: null,
  address: 'Perú 1082',
  name: 'Julián',
  phone: '11 5555-0100',
  notes: '=SUMA(A1)',
  payment: 'cash',
  paysWith: 2_000_000,
  paid: 'no',
  at: null,
  readyAt: null,
  reason: '',
  createdAt: NOW,
  changedAt: NOW,
  version: 0,
};
const ORDERED = DinerOrder.parse(STORED);

describe('a stored order', () => {
  it('[ORDER-20] who has its address sees nothing that the diner wrote', () => {
    const seen = publicOrder(ORDERED);
    expect(PublicDinerOrder.parse(seen)).toEqual(seen);
    expect(seen).toMatchObject({ number: 27, total: 1_450_000, pay: null });
    for (const secret of ['Julián', '5555', 'Perú', 'SUMA', 'Sin sal', 'version'])
      expect(JSON.stringify(seen)).not.toContain(secret);
  });

  it('[ORDER-24] says that its answer may take long where it may, and nothing of it otherwise', () => {
    const seen = publicOrder(ORDERED, true);
    expect(PublicDinerOrder.parse(seen)).toEqual({ ...publicOrder(ORDERED), slow: true });
    expect('slow' in publicOrder(ORDERED)).toBe(false);
    expect(PublicDinerOrder.safeParse({ ...seen, slow: false }).success).toBe(false);
  });

  it('[ORDER-21] erasing who ordered keeps everything else', () => {
    const erased = withoutDiner(ORDERED);
    expect(publicOrder(erased)).toEqual(publicOrder(ORDERED));
    expect(erased).toMatchObject({ name: '', phone: '', address: '', notes: '' });
    expect(erased.lines[0]?.note).toBe('');
  });

  it('[ORDER-22] its message has what was sent, with the amounts that were stored', () => {
    const place = { ...menuWith(), timeZone: BUENOS_AIRES };
    const at = Date.parse('2026-11-26T00:30:00-03:00');
    const text = storedOrderText(place, withoutDiner(ORDERED), {
      sent: { ...ORDER, at },
      address: 'https://carta.test/m/demo/o/x',
    });
    expect(text).toContain('(n.º 27):\n\n2 x ñoquis: $ 13.000,00\nhuevo\nNota: Sin sal\n\nDelivery a San Telmo');
    expect(text).toContain('Para: mañana 0.30\nPago: Efectivo');
    expect(text).toContain('Teléfono: 11 5555-0100');
    expect(text.endsWith('\n\nPedido 27: https://carta.test/m/demo/o/x')).toBe(true);
    expect(orderTimeWords(BUENOS_AIRES, at, at - HOUR_MS / 2)).toBe('hoy 0.30');
    expect(orderTimeWords(BUENOS_AIRES, at, at - 25 * HOUR_MS)).toBe('el jueves 0.30');
  });

  it('[CHARGE-8] its message and its row of a CSV file name the operation that paid it online', () => {
    const place = { ...menuWith(), timeZone: BUENOS_AIRES };
    const paid: DinerOrder = { ...ORDERED, payment: 'mercadoPago', paysWith: null, paid: 'paid' };
    const sent = { ...ORDER, at: null };
    const said = { sent, address: 'https://carta.test/m/demo/o/x' };
    expect(storedOrderText(place, paid, { ...said, operation: '123456789' })).toContain(
      '\nPago: MercadoPago (pagado, operación 123456789)\n',
    );
    expect(storedOrderText(place, paid, said)).toContain('\nPago: MercadoPago\n');
    const charges = new Map([[paid.key, { id: '123456789', cents: 1_450_000, feeCents: 87_000 }]]);
    expect(ordersCsvRows([paid], BUENOS_AIRES, charges)).toContain(';MercadoPago;Sí;123456789;"870,00";"13630,00";');
    const silent = new Map([[paid.key, { id: '123456789', cents: 1_450_000, feeCents: null }]]);
    expect(ordersCsvRows([paid], BUENOS_AIRES, silent)).toContain(';MercadoPago;Sí;123456789;;;');
  });

  it('[ORDER-23] as a row of a CSV file it has 18 columns, and no text runs as a formula', () => {
    const [head, row, end] = ordersCsv([ORDERED], BUENOS_AIRES).split('\r\n');
    expect(head).toBe(
      '\uFEFFDía;Número;Hora;Estado;Tipo;Mesa;Zona;Líneas;Total;Pago;Pagado;Operación;Cargo;Neto;Nombre;Teléfono;Dirección;Notas',
    );
    expect(row).toBe(
      '2026-11-25;27;21:00;Nuevo;Delivery;;San Telmo;2 x ñoquis (huevo) «Sin sal»;"14500,00";Efectivo;No;;;;Julián;11 5555-0100;Perú 1082;\'=SUMA(A1)',
    );
    expect(end).toBe('');
    expect(ordersCsv([], BUENOS_AIRES) + ordersCsvRows([ORDERED], BUENOS_AIRES)).toBe(
      ordersCsv([ORDERED], BUENOS_AIRES),
    );
  });
});
