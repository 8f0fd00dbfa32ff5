import { MENU, NOW, parse, PLACE, PUBLIC_MENU, SHIFT, TAPAS, ZONE, ITEM, withEach } from './example-data.ts';
import { keyOf } from './records.ts';

const LINE = { key: keyOf('l'), item: ITEM?.key, selection: {}, quantity: 2, note: 'tibio', cents: 990_000 };
const SENT = {
  key: keyOf('o'),
  lines: [LINE],
  type: 'delivery',
  zone: TAPAS?.key,
  table: null,
  address: 'Perú 1082',
  name: 'Julián',
  phone: '11 5555-0100',
  notes: 'Timbre',
  payment: 'cash',
  paysWith: 5_000_000,
  at: NOW + 900_000,
  total: 1_980_000,
  language: 'es',
};
const STORED = {
  ...SENT,
  number: 27,
  day: '2026-11-20',
  state: 'new',
  lines: [{ key: LINE.key, item: LINE.item, title: 'Flan', options: ['Grande'], quantity: 2, note: 'tibio', cents: 5 }],
  zone: { title: 'San Telmo', cents: 150_000 },
  paid: 'no',
  readyAt: NOW,
  reason: '',
  lastStep: { from: 'new', at: NOW, readyAt: NOW, reason: '' },
  createdAt: NOW,
  changedAt: NOW,
  version: 1,
};
const ORDER_HOURS = {
  hours: [SHIFT],
  closures: [],
  timeZone: ZONE,
  ordering: { prepMinutes: 30, pausedUntil: NOW },
};

const SALES_RANGE = { from: '2026-11-20', to: '2026-11-21' };
const SOLD_HOUR = { hour: 21, orders: 3, cents: 900 };

/** Arguments with which each rule of orders that are stored can be called, by the rule's name. */
export const EXAMPLE_ORDER_CALLS: Readonly<Record<string, readonly unknown[]>> = {
  ...withEach(
    [STORED],
    'canDinerCancel',
    'countsInSales',
    'dinerChatText',
    'isOpenOrder',
    'nextOrderStates',
    'onlyStateBefore',
    'publicOrder',
  ),
  ...withEach([PUBLIC_MENU, SENT, NOW], 'orderFaults', 'priceOrder'),
  ...withEach([ORDER_HOURS, NOW], 'orderTimes', 'takesOrdersAt'),
  answerDeadline: [STORED, ZONE],
  busiestSoldHour: [[SOLD_HOUR]],
  deskListOf: [STORED, { prepMinutes: 30, now: NOW }],
  deskLists: [[STORED], { prepMinutes: 30, now: NOW }],
  differenceWords: [{ now: 9, before: 3, isRunning: true }, String],
  lastOrderDays: [ZONE, NOW, 7],
  dinerChatUrl: [STORED, parse],
  canUndoStep: [STORED, 'new', NOW],
  openOrders: [[STORED], 30, NOW],
  orderDay: [ZONE, NOW],
  isSlowOrder: [STORED, { ...ORDER_HOURS, seenAt: NOW - 900_000, now: NOW }],
  nearestAcceptMinutes: [30],
  nextSlowNotice: [ZONE, NOW],
  offersReception: [MENU],
  ...withEach([[STORED], ZONE], 'ordersCsv', 'ordersCsvRows'),
  orderTimeProblem: [ORDER_HOURS, NOW + 900_000, NOW],
  orderTimeWords: [ZONE, NOW + 5, NOW],
  pauseEnd: ['today', ZONE, NOW],
  salesBefore: [SALES_RANGE, '2026-11-21'],
  salesComparison: [{ cents: 900, before: 300, days: 7, isRunning: true }],
  salesCounter: [{ range: SALES_RANGE, timeZone: ZONE }],
  salesReport: [[STORED], { range: SALES_RANGE, timeZone: ZONE }],
  salesTotals: [[{ day: '2026-11-20', orders: 1, cents: 900 }]],
  soldHours: [Array.from({ length: 24 }, () => ({ orders: 1, cents: 900 }))],
  preparationStart: [STORED, 30],
  remindsOfOrder: [STORED, 30, NOW],
  stepOrder: [STORED, { state: 'accepted', minutes: 30, reason: '' }, NOW],
  steppedPrepMinutes: [30, 1],
  storedOrderText: [
    { ...PLACE, name: MENU.name, timeZone: ZONE },
    STORED,
    { sent: SENT, address: 'https://carta.test/m/demo/o/x' },
  ],
  unansweredOrders: [[STORED]],
  withoutDiner: [STORED],
};
