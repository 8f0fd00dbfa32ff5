import { keyOf } from '../testing/records.ts';
import type { PriceChange } from './price-change.ts';
import type { PlannedPrices } from './planned-prices.ts';
import { editPlan, PlanChanges, plannedChanges, plannedCount, WrittenPlan } from './planned-prices.ts';

const price = (big: number) => ({ currency: '$' as const, big, small: '00' });
const TEN_PERCENT: PriceChange = { kind: 'percent', value: 1_000, rounding: 'none' };
const option = (title: string, big: number) => ({
  key: keyOf(title),
  title,
  price: price(big),
  show: true,
  soldOutUntil: null,
});
const MENU = {
  items: [
    { key: keyOf('pan'), price: price(100) },
    { key: keyOf('caviar'), price: price(99_999_999) },
  ],
  optionGroups: [{ key: keyOf('tamaño'), options: [option('chica', 10), option('grande', 20)] }],
};
const PLAN: PlannedPrices = {
  key: keyOf('plan'),
  at: 5,
  change: TEN_PERCENT,
  items: [keyOf('pan')],
  groups: [],
  count: 1,
  status: 'planned',
};

describe('planned prices', () => {
  it.each<[string, object, boolean]>([
    ['some items', { items: [keyOf('pan')] }, true],
    ['a group alone', { items: [], groups: [keyOf('tamaño')] }, true],
    ['all prices', { all: true }, true],
    ['nothing', {}, false],
    ['an empty list', { items: [] }, false],
    ['no moment', { all: true, at: null }, false],
    ['an unknown change', { all: true, change: { kind: 'double' } }, false],
  ])('[PLAN-1] a plan for %s is valid: %j %s', (_, targets, valid) => {
    const plan = { key: keyOf('plan'), at: 5, change: TEN_PERCENT, ...targets };
    expect(WrittenPlan.safeParse(plan).success).toBe(valid);
  });

  it.each<[string, PlanChanges, Partial<PlannedPrices> | undefined]>([
    ['the moment', { at: 9 }, { at: 9 }],
    ['a group more', { groups: [keyOf('tamaño')] }, { groups: [keyOf('tamaño')] }],
    ['all prices', { all: true }, { all: true, items: undefined, groups: undefined }],
    ['no item', { items: [] }, undefined],
  ])('[PLAN-1] a plan is edited to %s', (_, changes, expected) => {
    expect(PlanChanges.parse(changes)).toEqual(changes);
    expect(editPlan(PLAN, changes)).toEqual(expected && { ...PLAN, ...expected });
  });

  it('[PLAN-1] a plan for all prices becomes one for some, and stays one for all otherwise', () => {
    const all = editPlan(PLAN, { all: true })!;
    expect(editPlan(all, { at: 7 })).toEqual({ ...all, at: 7 });
    expect(editPlan(all, { items: [keyOf('pan')] })).toEqual(PLAN);
  });

  it('[PLAN-2] the prices of items and options change as they are at that moment; what is gone or would leave the range stays', () => {
    const groups = [keyOf('tamaño'), keyOf('nada')];
    const plan = { ...PLAN, items: [keyOf('pan'), keyOf('caviar'), keyOf('nada')], groups };
    expect(plannedChanges(MENU, plan)).toEqual([
      { key: keyOf('pan'), from: price(100), to: price(110) },
      { key: keyOf('tamaño'), option: keyOf('chica'), from: price(10), to: price(11) },
      { key: keyOf('tamaño'), option: keyOf('grande'), from: price(20), to: price(22) },
    ]);
    expect([plannedCount(MENU, PLAN), plannedCount(MENU, plan), plannedCount(MENU, { all: true })]).toEqual([1, 4, 4]);
  });
});
