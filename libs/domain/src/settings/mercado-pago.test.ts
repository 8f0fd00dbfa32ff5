import { canSaveMercadoPago, MercadoPago, mercadoPagoChanges } from './mercado-pago.ts';

const set: MercadoPago = { active: true, tokenSet: true, last4: '1420' };
const unset: MercadoPago = { active: false, tokenSet: false, last4: '' };

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
});
