import {
  checkSelection,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  newKey,
  orderDay,
  priceInCents,
  publicItems,
  publicMenu,
  REJECTION_REASONS,
  type DinerOrder,
  type Menu,
} from '@carta/domain';

const DAYS = 60;
/** Orders by weekday, Sunday first; the restaurant is closed on Mondays. */
const WEEKDAY_ORDERS = [8, 0, 5, 6, 7, 11, 14];
/** Hours of the day in which they come, in turn. */
const HOURS = [12, 13, 21, 20, 22, 13, 21, 14, 20, 21, 22, 23, 12, 21];
const DINERS = [
  { name: 'Julián', phone: '11 5555-0171', address: 'Perú 1082, 3.º B' },
  { name: 'Carla', phone: '11 5555-0172', address: 'Defensa 1430' },
  { name: 'Sofía', phone: '11 5555-0173', address: 'Chile 560, timbre 4' },
  { name: 'Martín', phone: '11 5555-0174', address: 'Bolívar 977, 1.º A' },
  { name: 'Inés', phone: '', address: 'Carlos Calvo 712' },
];
const NOTES = ['', '', 'Sin cebolla, por favor', '', 'Tocar timbre fuerte'];
/** How many minutes ago the open orders came, with their states. */
const OPEN = [
  { state: 'ready', ago: 38, minutes: 30 },
  { state: 'accepted', ago: 17, minutes: 35 },
  { state: 'new', ago: 4, minutes: null },
] as const;

/** Plausible orders of the last 60 days, without randomness but for their keys, and three that are open; `now` in ms since 1970. */
export function laHigueraOrders(menu: Menu, now: number): DinerOrder[] {
  const shown = publicMenu(menu);
  const items = publicItems(shown).filter((item) => checkSelection(item, shown.optionGroups, {}, now).ok);
  const zones = menu.delivery.zones;
  const today = orderDay(menu.timeZone, now);
  const numbers = new Map<string, number>();

  const order = (nth: number, createdAt: number, changes: Partial<DinerOrder>): DinerOrder => {
    const day = orderDay(menu.timeZone, createdAt);
    const number = (numbers.get(day) ?? 0) + 1;
    numbers.set(day, number);
    const diner = DINERS[nth % DINERS.length] ?? { name: '', phone: '', address: '' };
    const isDelivery = nth % 3 !== 2;
    const zone = isDelivery ? zones[nth % zones.length] : undefined;
    const lines = Array.from({ length: 1 + (nth % 3) }, (_, line) => {
      const item = items[(nth * 7 + line * 11) % items.length];
      if (!item) throw new Error('the demo has no item to order');
      return {
        key: newKey(),
        item: item.key,
        title: item.title,
        options: [],
        quantity: 1 + ((nth + line) % 2),
        note: line === 0 ? (NOTES[(nth + 2) % NOTES.length] ?? '') : '',
        cents: priceInCents(item.price),
        readyAt: null,
      };
    });
    const delivery = zone ? priceInCents(zone.price) : 0;
    return {
      key: newKey(),
      number,
      day,
      state: 'done',
      type: isDelivery ? 'delivery' : 'takeaway',
      lines,
      zone: zone ? { title: zone.title, cents: delivery } : null,
      table: null,
      ...diner,
      address: isDelivery ? diner.address : '',
      notes: NOTES[nth % NOTES.length] ?? '',
      payment: (['cash', 'transfer', 'cash', 'mercadoPago'] as const)[nth % 4] ?? 'cash',
      paysWith: null,
      paid: 'no',
      total: lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, delivery),
      at: null,
      readyAt: createdAt + 40 * MINUTE_MS,
      reason: '',
      createdAt,
      changedAt: createdAt + 55 * MINUTE_MS,
      version: 3,
      ...changes,
    };
  };

  let nth = 0;
  const past = Array.from({ length: DAYS }, (_, back) => DAYS - back).flatMap((back) => {
    const midnight = Date.parse(orderDay(menu.timeZone, now - back * DAY_MS));
    const count = WEEKDAY_ORDERS[new Date(midnight).getUTCDay()] ?? 0;
    return HOURS.slice(0, count)
      .map((hour, place) => midnight + (hour + BUENOS_AIRES_BEHIND) * HOUR_MS + ((place * 13) % 60) * MINUTE_MS)
      .sort((one, other) => one - other)
      .map((createdAt) => order((nth += 1), createdAt, endOf(nth)));
  });
  const open = OPEN.map(({ state, ago, minutes }, place) => {
    const createdAt = now - ago * MINUTE_MS;
    const readyAt = minutes === null ? null : createdAt + minutes * MINUTE_MS;
    const changedAt = state === 'new' ? createdAt : createdAt + 2 * MINUTE_MS;
    const version = OPEN.length - 1 - place;
    return order((nth += 1), createdAt, { state, readyAt, changedAt, version });
  });
  return [...past.filter(({ day }) => day < today), ...open];
}

/** Buenos Aires, which has no daylight saving, is so many hours behind UTC. */
const BUENOS_AIRES_BEHIND = 3;

function endOf(nth: number): Partial<DinerOrder> {
  if (nth % 19 === 0) return { state: 'rejected', reason: REJECTION_REASONS[nth % 3] ?? '', readyAt: null, version: 1 };
  return nth % 23 === 0 ? { state: 'cancelled', readyAt: null, version: 1 } : {};
}
