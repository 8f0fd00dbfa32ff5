import { priceFromCents } from '@carta/domain';
import { NEW_PRICE_DRAFT, priceChangeOf, type PriceDraft } from './price-draft.ts';

const changeOf = (draft: Partial<PriceDraft>, ...cents: number[]) => {
  const change = priceChangeOf({ ...NEW_PRICE_DRAFT, ...draft }, cents.map(priceFromCents));
  return change.ok ? change.value : change.reason;
};

it.each([
  [{ typed: '10' }, { kind: 'percent', value: 1_000, rounding: 'none' }],
  [
    { typed: '7,5', rounding: '90' },
    { kind: 'percent', value: 750, rounding: '90' },
  ],
  [
    { typed: '100', direction: 'down' },
    { kind: 'percent', value: -10_000, rounding: 'none' },
  ],
  [
    { typed: '0', direction: 'down', rounding: '50' },
    { kind: 'percent', value: 0, rounding: '50' },
  ],
  [
    { typed: '1.250,50', kind: 'amount' },
    { kind: 'amount', value: 125_050, rounding: 'none' },
  ],
] as const)('[PRICE-8] [PRICE-12] the draft %j is a price change', (draft, change) => {
  expect(changeOf(draft)).toEqual(change);
});

it.each([
  [{ typed: '' }, 'Escribe un porcentaje, por ejemplo 10 o 7,5'],
  [{ typed: '-10' }, 'Escribe un porcentaje, por ejemplo 10 o 7,5'],
  [{ typed: 'mucho', kind: 'amount' }, 'Escribe un monto, por ejemplo 500'],
  [{ typed: '1001' }, 'Es demasiado grande'],
  [{ typed: '101', direction: 'down' }, 'Es demasiado grande'],
  [{ typed: '100000000', kind: 'amount' }, 'Es demasiado grande'],
] as const)('[PRICE-8] [PRICE-12] the draft %j is refused: %s', (draft, reason) => {
  expect(changeOf(draft)).toBe(reason);
});

it('[PRICE-13] the rounding follows the chosen prices until the owner chooses one', () => {
  const typed = '10';
  expect(changeOf({ typed }, 600_000)).toMatchObject({ rounding: '100' });
  expect(changeOf({ typed }, 9_900)).toMatchObject({ rounding: 'none' });
  expect(changeOf({ typed, rounding: 'none' }, 600_000)).toMatchObject({ rounding: 'none' });
});
