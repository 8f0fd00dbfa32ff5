import * as z from 'zod/mini';
import type { Item } from '../menu/item.ts';
import { Key } from '../menu/key.ts';
import { MAX_ITEMS } from '../menu/menu-limits.ts';
import { OPTION_LIMITS, type OptionGroup } from '../options/option-group.ts';
import { oneOf, count, object } from '../texts/text.ts';
import { changedOptionPrices, changedPrices, PriceChange, type ChangedPrice } from './price-change.ts';
import { listOf } from '../list-of.ts';

/** Most plans of a business that wait. [PLAN-1] */
export const MAX_PLANS = 100;

const keys = (most: number) =>
  z.array(Key, { error: 'Tiene que ser una lista' }).check(z.maxLength(most, { error: `Hasta ${most}` }));

const fields = {
  /** When the prices change, in ms since 1970. */
  at: count(),
  change: PriceChange,
  items: z.optional(keys(MAX_ITEMS)),
  groups: z.optional(keys(OPTION_LIMITS.groups)),
  all: z.optional(z.literal(true, { error: 'Sólo puede ser true' })),
};

type Targets = Pick<WrittenPlan, 'items' | 'groups' | 'all'>;

const someTarget = z.check<Targets>(({ value: { items = [], groups = [], all }, issues, ...payload }) => {
  if (all !== true && items.length + groups.length === 0)
    issues.push({ code: 'custom', input: payload, path: ['items'], message: 'No hay ningún precio' });
});

/** A change of prices that is carried out at a moment: of some items and groups, or of all. [PLAN-1] */
export const WrittenPlan = object({ key: Key, ...fields }).check(someTarget);
export type WrittenPlan = z.infer<typeof WrittenPlan>;

/** The changed fields of a plan; `all` takes the place of items and groups, and the other way round. [PLAN-1] */
export const PlanChanges = object({
  ...fields,
  at: z.optional(fields.at),
  change: z.optional(fields.change),
});
export type PlanChanges = z.infer<typeof PlanChanges>;

/** A plan with the number of prices that it changes, or has changed. [PLAN-1] */
export const PlannedPrices = object({
  key: Key,
  ...fields,
  count: count(),
  status: oneOf(['planned', 'done', 'cancelled']),
});
export type PlannedPrices = z.infer<typeof PlannedPrices>;

/** Returns the plan with the changes. Refuses one without any price by returning undefined. [PLAN-1] */
export function editPlan(
  plan: PlannedPrices,
  { at, change, items, groups, all }: PlanChanges,
): PlannedPrices | undefined {
  const { items: oldItems, groups: oldGroups, all: wasAll, ...rest } = plan;
  const head = { ...rest, at: at ?? plan.at, change: change ?? plan.change };
  const chooses = items !== undefined || groups !== undefined;
  if (all === true || (wasAll === true && !chooses)) return { ...head, all: true };
  const chosen = { items: items ?? oldItems ?? [], groups: groups ?? oldGroups ?? [] };
  return chosen.items.length + chosen.groups.length === 0 ? undefined : { ...head, ...chosen };
}

interface Priced {
  readonly items: readonly Pick<Item, 'key' | 'price'>[];
  readonly optionGroups: readonly Pick<OptionGroup, 'key' | 'options'>[];
}

/** Returns the items and groups whose prices the plan changes; those that are gone are left out. [PLAN-2] */
function planTargets({ items, optionGroups }: Priced, plan: Targets): Priced {
  if (plan.all === true) return { items: listOf(items), optionGroups: listOf(optionGroups) };
  const [wantedItems, wantedGroups] = [new Set(listOf(plan.items)), new Set(listOf(plan.groups))];
  return {
    items: listOf(items).filter(({ key }) => wantedItems.has(key)),
    optionGroups: listOf(optionGroups).filter(({ key }) => wantedGroups.has(key)),
  };
}

/** Returns how many prices the plan is about. [PLAN-2] */
export function plannedCount(menu: Priced, plan: Targets): number {
  const { items, optionGroups } = planTargets(menu, plan);
  return optionGroups.reduce((total, { options }) => total + listOf(options).length, items.length);
}

/** Returns the changed prices of items and options, as they are at this moment; one that would leave the range stays. [PLAN-2] */
export function plannedChanges(menu: Priced, plan: Targets & Pick<WrittenPlan, 'change'>): ChangedPrice[] {
  const { items, optionGroups } = planTargets(menu, plan);
  return [...changedPrices(items, plan.change).changes, ...changedOptionPrices(optionGroups, plan.change)];
}
