import {
  editPlan,
  MAX_PLANS,
  ok,
  plannedChanges,
  plannedCount,
  refused,
  type PlanChanges,
  type PlannedPrices,
  type WrittenPlan,
} from '@carta/domain';
import { changeBusiness, type Change, type ChangeResult } from '../database/change-business.ts';
import { notesIn } from '../database/change-notes.ts';
import type { Database } from '../database/database.ts';
import { readOptionGroups } from '../database/option-group-row.ts';
import type { DataVersions } from '../database/data-versions.ts';
import { readRecords } from '../database/records.ts';
import type { PlannedPricesRow } from '../database/tables.ts';
import { writePrices } from './write-prices.ts';

/** Most plans in a list that are done or cancelled. */
const MOST_PAST_PLANS = 100;

/** Names a plan whose moment has come. */
export interface DuePlan {
  readonly business: string;
  readonly key: string;
}

export function plannedPricesStore(
  database: Database,
  { versions, now }: { readonly versions: DataVersions; readonly now: () => number },
) {
  /** When the next plan is due, as long as nothing changes. */
  let next: { readonly version: number; readonly at: number } | undefined;

  const changing = (
    business: string,
    key: string,
    change: (plan: PlannedPrices, database: Change) => Promise<ChangeResult<PlannedPrices>>,
  ) =>
    changeBusiness<PlannedPrices>(database, business, async (transaction) => {
      const plan = await find(transaction, business, key);
      if (!plan) return refused('not-found');
      if (plan.status !== 'planned') return { ok: false, reason: 'stale', current: plan };
      const changed = await change(plan, transaction);
      if (!changed.ok) return changed;
      await transaction
        .updateTable('planned_prices')
        .set(columnsOf(changed.value))
        .where('business', '=', business)
        .where('key', '=', key)
        .execute();
      return changed;
    });

  return {
    create: (business: string, { key, ...written }: WrittenPlan, by: string): Promise<ChangeResult<PlannedPrices>> =>
      changeBusiness(database, business, async (change) => {
        if (written.at <= now()) return refused('past');
        const known = await find(change, business, key);
        if (known) return { ok: false, reason: 'key-exists', current: known };
        const waiting = await change
          .selectFrom('planned_prices')
          .select('key')
          .where('business', '=', business)
          .where('status', '=', 'planned')
          .execute();
        if (waiting.length >= MAX_PLANS) return refused('too-many-plans');
        const counted = await countTargets(change, business, { key, ...written, count: 0, status: 'planned' });
        if (!counted.ok) return counted;
        await change
          .insertInto('planned_prices')
          .values({ business, key, planned_by: by, ...columnsOf(counted.value) })
          .execute();
        return counted;
      }),

    /** Returns the plans that wait, the next one first, then the latest of the others. */
    async list(business: string): Promise<PlannedPrices[]> {
      const rows = (status: 'planned' | 'past') =>
        database
          .selectFrom('planned_prices')
          .selectAll()
          .where('business', '=', business)
          .where('status', status === 'planned' ? '=' : '!=', 'planned')
          .orderBy('at', status === 'planned' ? 'asc' : 'desc')
          .orderBy('key')
          .limit(MOST_PAST_PLANS)
          .execute();
      return [...(await rows('planned')), ...(await rows('past'))].map(planFromRow);
    },

    /** Returns one plan; null for an unknown key. */
    find: (business: string, key: string): Promise<PlannedPrices | null> => find(database, business, key),

    update: (business: string, key: string, changes: PlanChanges): Promise<ChangeResult<PlannedPrices>> =>
      changing(business, key, async (plan, change) => {
        const edited = editPlan(plan, changes);
        if (!edited) return refused('no-price');
        if (edited.at <= now()) return refused('past');
        return countTargets(change, business, edited);
      }),

    cancel: (business: string, key: string): Promise<ChangeResult<PlannedPrices>> =>
      changing(business, key, async (plan) => ok({ ...plan, status: 'cancelled' })),

    /** Returns the plans of all businesses whose moment has come, the first ones first. Reads nothing while nothing changes and none is due. */
    async due(): Promise<DuePlan[]> {
      const current = versions.menus();
      if (next?.version !== current) {
        const first = await database
          .selectFrom('planned_prices')
          .select(({ fn }) => fn.min('at').as('at'))
          .where('status', '=', 'planned')
          .executeTakeFirst();
        next = { version: current, at: first?.at == null ? Infinity : Number(first.at) };
      }
      if (next.at > now()) return [];
      return database
        .selectFrom('planned_prices')
        .select(['business', 'key'])
        .where('status', '=', 'planned')
        .where('at', '<=', now())
        .orderBy('at')
        .orderBy('business')
        .orderBy('key')
        .execute();
    },

    /** Changes the prices of a due plan. Refuses 'not-found' if another process has, or it was cancelled or moved. [PLAN-2] */
    carryOut: ({ business, key }: DuePlan): Promise<ChangeResult<PlannedPrices>> =>
      changeBusiness(
        database,
        { business, lastChange: { at: now(), kind: 'menu', done: 'priced', record: '' } },
        async (change) => {
          const row = await change
            .selectFrom('planned_prices')
            .selectAll()
            .where('business', '=', business)
            .where('key', '=', key)
            .where('status', '=', 'planned')
            .where('at', '<=', now())
            .executeTakeFirst();
          if (!row) return refused('not-found');
          const plan = planFromRow(row);
          const menu = await pricedOf(change, business);
          const prices = plannedChanges(menu, plan);
          const changer = { by: row.planned_by, at: now() };
          const notes = notesIn(change);
          if (notes) notes.by = row.planned_by;
          await writePrices(change, business, { groups: menu.optionGroups, prices, changer });
          const done: PlannedPrices = { ...plan, count: prices.length, status: 'done' };
          await change
            .updateTable('planned_prices')
            .set(columnsOf(done))
            .where('business', '=', business)
            .where('key', '=', key)
            .execute();
          return ok(done);
        },
      ),
  };
}

/** Returns the plan with the number of its prices; refuses an unknown item or group. */
async function countTargets(
  change: Change,
  business: string,
  plan: PlannedPrices,
): Promise<ChangeResult<PlannedPrices>> {
  const menu = await pricedOf(change, business);
  const items = new Set(menu.items.map(({ key }) => key));
  const groups = new Set(menu.optionGroups.map(({ key }) => key));
  if (plan.items?.some((key) => !items.has(key)) || plan.groups?.some((key) => !groups.has(key)))
    return refused('not-found');
  return ok({ ...plan, count: plannedCount(menu, plan) });
}

async function pricedOf(change: Change, business: string) {
  const { items } = await readRecords(change, business);
  return { items, optionGroups: await readOptionGroups(change, business) };
}

async function find(database: Database, business: string, key: string): Promise<PlannedPrices | null> {
  const row = await database
    .selectFrom('planned_prices')
    .selectAll()
    .where('business', '=', business)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? planFromRow(row) : null;
}

function planFromRow({ key, at, change, targets, count, status }: PlannedPricesRow): PlannedPrices {
  return {
    key,
    at: Number(at),
    change: JSON.parse(change) as PlannedPrices['change'],
    ...(JSON.parse(targets) as Pick<PlannedPrices, 'items' | 'groups' | 'all'>),
    count,
    status: status as PlannedPrices['status'],
  };
}

function columnsOf({ at, change, items, groups, all, count, status }: PlannedPrices) {
  return { at, change: JSON.stringify(change), targets: JSON.stringify({ items, groups, all }), count, status };
}

export type PlannedPricesStore = ReturnType<typeof plannedPricesStore>;
