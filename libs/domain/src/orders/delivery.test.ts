import { keyOf } from '../testing/records.ts';
import { Delivery, hasDelivery, MAX_ZONES } from './delivery.ts';
import { canSaveTransfer, Transfer, transferShown } from './transfer.ts';

const price = { currency: '$', big: 1500, small: '00' };
const zones = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ key: keyOf(`zona ${nth}`), title: `Zona ${nth}`, price }));

it.each([
  ['no zone', { zones: [], minimum: null }, true],
  ['thirty zones', { zones: zones(MAX_ZONES), minimum: price }, true],
  ['thirty-one zones', { zones: zones(MAX_ZONES + 1), minimum: null }, false],
  ['a zone twice', { zones: [...zones(1), ...zones(1)], minimum: null }, false],
  ['a minimum that is no price', { zones: [], minimum: 100 }, false],
])('[ZONES-1] a delivery with %s is valid: %j %s', (_, delivery, valid) => {
  expect(Delivery.safeParse(delivery).success).toBe(valid);
});

it.each([
  [{ active: true, alias: 'la.higuera', holder: 'La Higuera SRL' }, true],
  [{ active: false, alias: '', holder: '' }, true],
  [{ active: true, alias: 'x'.repeat(201), holder: '' }, false],
  [{ active: 'sí', alias: '', holder: '' }, false],
])('[TRANSFER-1] a transfer to %j is valid: %s', (transfer, valid) => {
  expect(Transfer.safeParse(transfer).success).toBe(valid);
});

it('[ZONES-2] a business has delivery zones only with delivery', () => {
  expect([hasDelivery(['delivery', 'takeaway']), hasDelivery(['takeaway']), hasDelivery([])]).toEqual([
    true,
    false,
    false,
  ]);
});

const NONE = { active: false, alias: '', holder: '' };

it.each([
  [{ active: true, alias: 'la.higuera', holder: '' }, true, true],
  [{ active: true, alias: ' ', holder: 'La Higuera SRL' }, false, false],
  [{ active: false, alias: 'la.higuera', holder: '' }, true, false],
  [NONE, false, false],
])('[TRANSFER-2] over none, %j can be saved: %s, and diners see it: %s', (transfer, saves, shown) => {
  expect(canSaveTransfer(NONE, transfer)).toBe(saves);
  expect(transferShown(transfer)).toEqual(shown ? transfer : NONE);
});
