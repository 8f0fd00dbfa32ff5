import {
  canSaveMercadoPago,
  MercadoPago,
  mercadoPagoChanges,
  needsTokenWarning,
  TOKEN_CHECK_MS,
  tokenState,
} from './mercado-pago.ts';

const set: MercadoPago = { active: true, tokenSet: true, last4: '1420', account: null, checkedAt: null };
const unset: MercadoPago = { active: false, tokenSet: false, last4: '', account: null, checkedAt: null };

describe('MercadoPago', () => {
  it('[TOKEN-1] no field of the settings contains the token', () => {
    expect(MercadoPago.parse({ ...set, accessToken: 'APP_USR-1420' })).toEqual(set);
  });

  it.each([
    [set, { active: true }, false],
    [set, { active: false }, true],
    [set, { active: true, accessToken: 'APP_USR-1' }, true],
    [set, { active: true, accessToken: '' }, true],
    [unset, { active: false, accessToken: '' }, false],
    [unset, { active: false, accessToken: 'APP_USR-1' }, true],
  ])('[TOKEN-3] over %j, %j can be saved: %s', (stored, draft, active) => {
    expect(canSaveMercadoPago(stored, draft)).toBe(active);
  });

  it('[TOKEN-2] an untouched token is not sent, an emptied one is', () => {
    expect(mercadoPagoChanges(set, { active: false })).toEqual({ active: false });
    expect(mercadoPagoChanges(unset, { active: true, accessToken: '' })).toEqual({ active: true });
    expect(mercadoPagoChanges(set, { active: true, accessToken: '' })).toEqual({ active: true, accessToken: '' });
  });

  const account = { nickname: 'LAHIGUERA', site: 'MLA' };
  it.each([
    ['none', unset],
    ['none', { ...unset, account, checkedAt: 5 }],
    ['connected', { ...set, account, checkedAt: 5 }],
    ['other-site', { ...set, account: { ...account, site: 'MLB' }, checkedAt: 5 }],
    ['refused', { ...set, checkedAt: 5 }],
    ['unchecked', set],
    ['unchecked', { active: true, tokenSet: true }],
  ] as const)('[TOKEN-4] a token is %s as %j', (state, stored) => {
    expect(tokenState(stored)).toBe(state);
  });

  it('[TOKEN-6] a token of which nobody knows whose it is, is checked each hour', () => {
    expect(TOKEN_CHECK_MS).toBe(3_600_000);
  });

  it.each([
    [true, { ...set, checkedAt: 5 }],
    [false, { ...set, active: false, checkedAt: 5 }],
    [false, set],
    [false, { ...set, account, checkedAt: 5 }],
  ])('[TOKEN-5] the owner is warned, %s, of %j', (isWarned, mercadoPago) => {
    expect(needsTokenWarning({ mercadoPago })).toBe(isWarned);
  });
});
