import { readPhone, type Menu, type Order, type OptionGroup } from '../domain.ts';
import { menu } from './menu.ts';
import { BUSINESS, category, item, keyOf } from './records.ts';

export const NOW = Date.UTC(2026, 10, 20, 15);
export const ZONE = 'America/Argentina/Buenos_Aires';
export const DAY = '2026-11-20';
export const PRICE = { currency: '$', big: 12_500, small: '50' } as const;
export const SHIFT = { days: [1, 2, 3, 4, 5], from: '12:00', to: '15:30' };
export const CLOSURE = {
  date: '2026-12-24',
  to: '2026-12-25',
  title: 'Navidad',
  hours: [{ from: '10:00', to: '14:00' }],
};
export const OPENING = {
  hours: [SHIFT],
  closures: [{ ...CLOSURE, date: DAY, to: DAY, title: '' }, CLOSURE],
  timeZone: ZONE,
  now: NOW,
};
export const DECLARED = { allergens: { contains: ['milk'], free: ['gluten'] }, diets: ['vegetarian'] };
export const OPTION = {
  key: keyOf('Grande'),
  title: 'Grande',
  price: PRICE,
  show: true,
  soldOutUntil: null,
  ...DECLARED,
};
export const GROUP = {
  _id: 'id-Salsas',
  key: keyOf('Salsas'),
  business: BUSINESS,
  title: 'Salsas',
  pricing: 'add',
  min: 1,
  max: 2,
  order: 0,
  version: 0,
  options: [OPTION, { ...OPTION, key: keyOf('Chica'), title: 'Chica' }],
} as OptionGroup;
const OPTIONED = { optionGroups: [GROUP.key], soldOutUntil: null };
export const PUBLIC_URL = 'https://carta.test/m/demo';

const WRITTEN = menu('Tapas: croquetas*1, bravas | Cocina > Platos: bife*2');
export const MENU: Menu = {
  ...WRITTEN,
  optionGroups: [GROUP],
  items: WRITTEN.items.map((each) => ({ ...each, ...DECLARED, ...OPTIONED }) as (typeof WRITTEN.items)[number]),
  hours: [SHIFT],
  delivery: { zones: [{ title: 'San Telmo', price: PRICE, minimum: PRICE }] } as unknown as Menu['delivery'],
};
export const [ITEM] = MENU.items;
export const [TAPAS] = MENU.categoriesL1;
export const BUTTON = { active: true, type: 'whatsapp', phone: '1149832211', account: '', countryCode: 54 } as const;
export const HOLDING = { category: { level: 1, toLevel: null }, subcategories: 0, items: 0 } as const;
export const TARGET = { category: category({ title: 'Postres' }), subcategories: 0, items: [item({ title: 'flan' })] };
export const PUBLIC_MENU = {
  ...MENU,
  categories: [],
  featured: [],
  wifi: null,
  contact: null,
  ordering: { desk: true, prepMinutes: 30, pausedUntil: NOW + 5, name: 'required', phone: 'required' },
};
export const LINE = {
  item: ITEM?.key,
  title: 'croquetas',
  cents: 5,
  quantity: 1,
  note: '',
  selection: {},
  key: keyOf('l'),
};
export const CHECKED = {
  line: LINE,
  title: 'croquetas',
  price: PRICE,
  options: [OPTION],
  lost: [],
  problem: null,
  selection: {},
};
export const ORDER = {
  lines: [{ item: { title: 'Flan' }, price: PRICE, quantity: 2, options: ['Grande'], note: 'tibio' }],
  type: 'delivery',
  zone: { title: 'San Telmo', price: PRICE },
  address: 'Perú 1082',
  payment: 'cash',
  paysWith: 5_000_000,
  name: 'Julián',
  notes: 'Timbre',
} as Order;
export const PLACE = {
  name: 'La Higuera',
  deliveryTime: '40',
  pickupPoint: 'Barra',
  transfer: { alias: 'la.higuera' },
};
export const CHANGE = { kind: 'percent', value: 800, rounding: '10' };
export const RECORDED = {
  what: 'imported',
  kind: 'menu',
  titles: ['Flan'],
  records: { categories: 1, items: 2, groups: 0 },
  added: 2,
  removed: 1,
  repriced: 3,
  place: { from: 0, to: 1, within: '' },
  columns: ['title'],
};
export const PLAN = { key: keyOf('p'), at: NOW, change: CHANGE, items: [ITEM?.key], count: 1, status: 'planned' };
export const HISTORY = [{ key: ITEM?.key, at: NOW, from: PRICE, to: PRICE, by: 'demo@carta.test' }];
export const FILE = { currency: '$', categories: [{ title: 'Tapas', products: [{ title: 'Flan', price: '12,50' }] }] };
export const DAYS = [{ day: DAY, visits: 3, qr: 1 }];
export const ORDERS = { days: [{ day: DAY, started: 2, sent: 1 }], products: [{ title: 'Flan', started: 2, sent: 1 }] };
export const RANGE = { from: '2026-11-14', to: DAY };
export const WEEK_COUNTS = Array.from({ length: 7 }, () => Array<number>(24).fill(1));
export const DAY_HOURS = { day: DAY, hours: WEEK_COUNTS[0], withoutHour: 1 };
export const REPORT = {
  days: DAYS,
  categories: [{ page: 'Tapas', count: 3 }],
  products: [{ title: 'Flan', count: 2 }],
  orders: ORDERS,
  missedSearches: [{ words: 'locro', count: 1 }],
  range: { ...RANGE, covered: RANGE, hours: WEEK_COUNTS, withoutHour: 1, before: { ...RANGE, days: DAYS } },
};
export const COUNTS = [
  { day: DAY, kind: 'page', key: 'qr', count: 3 },
  { day: DAY, kind: 'product', key: ITEM?.key, count: 3 },
];
export const ANNOUNCEMENT = { tag: 'Novedad', slug: 'uno', title: 'Uno', content: '<p>Ya está</p>', show: true };
export const PAYMENT = { year: 2026, month: 11, day: 20, status: 'approved' };
export const PAYMENT_METHODS = { cash: true, mercadoPago: true, other: false };
export const TRANSFER = { active: true, alias: 'la.higuera', cbu: '', holder: 'Ana', note: '' };
export const DELETION = { categories: [], items: [{ ...ITEM, parent: TAPAS?.key }] };
export const newKey = () => keyOf('nueva');
export const parse = () => undefined;
export const read = () => readPhone('1149832211', { countryCode: 54, parse });
export const WEEK = [[{ from: '12:00', to: '15:30' }], [], [], [], [], [], []];

/** Returns the same arguments for each of the rules. */
export function withEach(given: readonly unknown[], ...rules: readonly string[]): Record<string, readonly unknown[]> {
  return Object.fromEntries(rules.map((rule) => [rule, given]));
}
