import { HOUR_MS, MINUTE_MS } from '../duration.ts';
import {
  chargeFits,
  chargeReference,
  isRefundedAtEnd,
  isStaleCharge,
  lookUpAgain,
  nextLookUp,
  nextRefundTry,
  paidBy,
  payDeadline,
  refundOfApproved,
  type ChargeStatus,
  type RefundReason,
  type SentCharge,
} from './charge.ts';

const KEY = 'a'.repeat(21);
const CHARGE: SentCharge = {
  id: '123',
  status: 'approved',
  cents: 4_890_000,
  feeCents: 300_000,
  changedAt: 5,
  reference: `demo:${KEY}`,
  currency: 'ARS',
  receiver: '77',
};
const ORDER = { reference: chargeReference('demo', KEY), receiver: '77', total: 4_890_000 };

it('[CHARGE-2] an order waits 30 minutes for its payment', () => {
  expect(payDeadline(HOUR_MS)).toBe(HOUR_MS + 30 * MINUTE_MS);
});

it.each<[string, Partial<SentCharge>, boolean]>([
  ['that is all its own', {}, true],
  ['of another order', { reference: `demo:${'b'.repeat(21)}` }, false],
  ['of another business', { reference: `otra:${KEY}` }, false],
  ['without a reference', { reference: '' }, false],
  ['in dollars', { currency: 'USD' }, false],
  ['that another account received', { receiver: '78' }, false],
  ['that nobody received', { receiver: '' }, false],
  ['of a cent less', { cents: 4_889_999 }, false],
  ['of a cent more', { cents: 4_890_001 }, false],
  ['of no amount', { cents: Number.NaN }, false],
])('[CHARGE-3] a charge %s counts for the order: %s', (_, changes, fits) => {
  expect(chargeFits({ ...CHARGE, ...changes }, ORDER)).toBe(fits);
});

it('[CHARGE-3] without a known account no charge counts, not even one that names none', () => {
  expect(chargeFits({ ...CHARGE, receiver: '' }, { ...ORDER, receiver: '' })).toBe(false);
});

it.each<[readonly ChargeStatus[], 'no' | 'paid' | 'refunded']>([
  [[], 'no'],
  [['pending'], 'no'],
  [['rejected', 'rejected'], 'no'],
  [['approved'], 'paid'],
  [['rejected', 'approved'], 'paid'],
  [['refunded'], 'refunded'],
  [['charged-back'], 'refunded'],
  [['refunded', 'approved'], 'paid'],
  [['refunded', 'rejected'], 'refunded'],
])('[CHARGE-4] charges that are %j make an order %s', (statuses, paid) => {
  expect(paidBy(statuses.map((status) => ({ status })))).toBe(paid);
});

it.each<[number | null, number, boolean]>([
  [null, 1, false],
  [5, 4, true],
  [5, 5, false],
  [5, 6, false],
])('[CHARGE-4] over what changed at %s, what says that it changed at %s is stale: %s', (known, changedAt, stale) => {
  expect(isStaleCharge(known === null ? undefined : { changedAt: known }, { changedAt })).toBe(stale);
});

it.each<[boolean, boolean, RefundReason | null]>([
  [true, false, null],
  [true, true, 'second'],
  [false, false, 'ended'],
  [false, true, 'second'],
])(
  '[CHARGE-5] a charge that is approved while the order is open: %s, paid: %s, is given back because: %s',
  (isOpen, isPaid, why) => {
    expect(refundOfApproved({ isOpen, isPaid })).toBe(why);
  },
);

it.each<[string, string, object | null, boolean]>([
  ['cancelled', 'paid', null, true],
  ['cancelled', 'paid', { from: 'new' }, false],
  ['rejected', 'paid', { from: 'new' }, false],
  ['cancelled', 'no', null, false],
  ['cancelled', 'refunded', null, false],
  ['new', 'paid', null, false],
])(
  '[CHARGE-5] of an order that ends %s, %s, by the step %j the server gives the charge back: %s',
  (state, paid, lastStep, refunded) => {
    expect(isRefundedAtEnd({ state, paid, lastStep })).toBe(refunded);
  },
);

it('[CHARGE-6] MercadoPago is asked after 1, 3, 10, 30 and 60 minutes', () => {
  const moments: number[] = [];
  for (let now: number | null = 0; now !== null; now = nextLookUp(0, now)) moments.push(now / MINUTE_MS);
  expect(moments).toEqual([0, 1, 3, 10, 30, 60]);
});

it('[CHARGE-6] where MercadoPago does not answer it is asked each minute, for a day', () => {
  expect(lookUpAgain(0, 5 * MINUTE_MS)).toBe(6 * MINUTE_MS);
  expect(lookUpAgain(0, 24 * HOUR_MS)).toBeNull();
});

it('[CHARGE-7] a refund that fails is tried each minute for half an hour, then each hour', () => {
  expect(nextRefundTry(0, 5 * MINUTE_MS)).toBe(6 * MINUTE_MS);
  expect(nextRefundTry(0, 40 * MINUTE_MS)).toBe(100 * MINUTE_MS);
});
