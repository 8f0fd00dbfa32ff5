import type { Menu } from '../menu/menu.ts';
import { DEFAULT_ORDER_DESK } from '../settings/default-order-desk.ts';
import { chargesOnline } from './charges-online.ts';

const account = { nickname: 'LAHIGUERA', site: 'MLA' };
const mercadoPago = { active: true, tokenSet: true, last4: '1420', account, checkedAt: 5 };
const SETTINGS: Pick<Menu, 'paymentMethods' | 'mercadoPago' | 'orderDesk'> = {
  paymentMethods: { cash: true, mercadoPago: true, other: false },
  mercadoPago,
  orderDesk: { ...DEFAULT_ORDER_DESK, active: true },
};

it.each<[string, Partial<typeof SETTINGS>, boolean]>([
  ['all holds', {}, true],
  ['it is no way to pay', { paymentMethods: { cash: true, mercadoPago: false, other: false } }, false],
  ['it is not active', { mercadoPago: { ...mercadoPago, active: false } }, false],
  ['there is no token', { mercadoPago: { ...mercadoPago, tokenSet: false } }, false],
  ['nobody knows whose the token is', { mercadoPago: { ...mercadoPago, account: null, checkedAt: null } }, false],
  ['the token is not accepted', { mercadoPago: { ...mercadoPago, account: null } }, false],
  ['the account is Brazilian', { mercadoPago: { ...mercadoPago, account: { ...account, site: 'MLB' } } }, false],
  ['the desk is not active', { orderDesk: DEFAULT_ORDER_DESK }, false],
])('[CHARGE-1] where %s, diners can pay online or not', (_, changes, online) => {
  expect(chargesOnline({ ...SETTINGS, ...changes })).toBe(online);
});

it('[CHARGE-1] with a menu of an older server, which knows of no desk, diners cannot pay online', () => {
  const { orderDesk: _desk, ...older } = SETTINGS;
  expect(chargesOnline(older)).toBe(false);
});
