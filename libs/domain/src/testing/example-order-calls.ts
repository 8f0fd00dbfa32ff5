import { MENU, NOW, PLACE, PUBLIC_MENU, SHIFT, TAPAS, ZONE, ITEM, withEach } from './example-data.ts';
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

/** Arguments with which each rule of orders that are stored can be called, by the rule's name. */
export const EXAMPLE_ORDER_CALLS: Readonly<Record<string, readonly unknown[]>> = {
  ...withEach(
    [STORED],
    'canDinerCancel',
    'countsInSales',
    'isOpenOrder',
    'nextOrderStates',
    'onlyStateBefore',
    'publicOrder',
  ),
  ...withEach([PUBLIC_MENU, SENT, NOW], 'orderFaults', 'priceOrder'),
  ...withEach([ORDER_HOURS, NOW], 'orderTimes', 'takesOrdersAt'),
  answerDeadline: [STORED, ZONE],
  canUndoStep: [STORED, 'new', NOW],
  orderDay: [ZONE, NOW],
  nearestAcceptMinutes: [30],
  offersReception: [MENU],
  ...withEach([[STORED], ZONE], 'ordersCsv', 'ordersCsvRows'),
  orderTimeProblem: [ORDER_HOURS, NOW + 900_000, NOW],
  orderTimeWords: [ZONE, NOW + 5, NOW],
  pauseEnd: ['today', ZONE, NOW],
  stepOrder: [STORED, { state: 'accepted', minutes: 30, reason: '' }, NOW],
  steppedPrepMinutes: [30, 1],
  chargeFits: [
    { reference: 'demo:x', currency: 'ARS', receiver: '7', cents: 100 },
    { reference: 'demo:x', receiver: '7', total: 100 },
  ],
  chargeReference: ['demo', 'x'],
  isRefundedAtEnd: [{ state: 'cancelled', paid: 'paid', lastStep: null }],
  isStaleCharge: [{ changedAt: NOW }, { changedAt: NOW }],
  ...withEach([NOW, NOW], 'nextLookUp', 'lookUpAgain', 'nextRefundTry'),
  chargesOnline: [MENU],
  payDeadline: [NOW],
  paidBy: [[{ status: 'approved' }]],
  refundOfApproved: [{ isOpen: true, isPaid: false }],
  storedOrderText: [
    { ...PLACE, name: MENU.name, timeZone: ZONE },
    STORED,
    { sent: SENT, address: 'https://carta.test/m/demo/o/x' },
  ],
  withoutDiner: [STORED],
};
