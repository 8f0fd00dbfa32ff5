import { item, keyOf } from '../testing/records.ts';
import { lacksPrice } from './lacks-price.ts';

const free = { price: { currency: '$' as const, big: 0, small: '00' } };
const groups = [
  { key: keyOf('sizes'), pricing: 'replace' as const },
  { key: keyOf('extras'), pricing: 'add' as const },
];

it.each([
  ['a hidden product of price 0', { ...free, show: false }, true],
  ['a hidden product of price 0 with extras', { ...free, show: false, optionGroups: [keyOf('extras')] }, true],
  ['a hidden product of price 0 with a size', { ...free, show: false, optionGroups: [keyOf('sizes')] }, false],
  ['a shown product of price 0', { ...free, show: true }, false],
  ['a hidden product with a price', { show: false }, false],
])('[DONE-5] %s lacks a price: %s', (_what, fields, lacks) => {
  expect(lacksPrice(item({ title: 'flan', ...fields }), groups)).toBe(lacks);
});
