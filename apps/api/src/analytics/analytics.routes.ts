import { calls, type DeletionSummary } from '@carta/contract';
import {
  categoryReport,
  COMPARED_DAYS,
  coveredDays,
  lastChangeIn,
  lastDays,
  ok,
  openOrders,
  rangeBefore,
  rangeReport,
  refused,
  REPORT_DAYS,
  visitsReport,
  type DayHours,
  type DinerOrder,
  type Menu,
  type StoredChange,
  type VisitCount,
  type VisitRange,
} from '@carta/domain';
import type { MenuReader } from '../database/menu-reader.ts';
import type { Serve } from '../http/serve-call.ts';

interface AnalyticsDeps {
  readonly menus: MenuReader;
  readonly changes: {
    readonly last: (
      business: string,
    ) => Promise<{ readonly change: StoredChange; readonly undo: string | null } | null>;
  };
  readonly trash: { readonly list: (business: string) => Promise<{ readonly deletions: readonly DeletionSummary[] }> };
  readonly visits: {
    readonly between: (
      business: string,
      days: { readonly range: VisitRange; readonly covered: VisitRange | null },
    ) => Promise<{ readonly counts: readonly VisitCount[]; readonly hours: readonly DayHours[] }>;
  };
  readonly orders: {
    readonly open: (business: string) => Promise<readonly DinerOrder[]>;
    readonly openRequests: (business: string, at: Pick<Menu, 'tables' | 'timeZone'>) => Promise<readonly unknown[]>;
  };
  readonly now: () => number;
  /** Writes the visits that are counted in memory. */
  readonly flushVisits: () => Promise<void>;
}

export function analyticsRoutes(
  serve: Serve,
  { menus, changes, trash, visits, orders, now, flushVisits }: AnalyticsDeps,
): void {
  serve(calls.mostVisitedCategories, async ({ params: { businessKey } }) => {
    const menu = await menus.read(businessKey);
    if (!menu) return refused('not-found');
    await flushVisits();
    const range = lastDays(menu.timeZone, now(), REPORT_DAYS);
    const { counts } = await visits.between(businessKey, { range, covered: coveredDays(range, now()) });
    return ok({ report: categoryReport(menu, counts) });
  });

  serve(calls.visits, async ({ params: { businessKey }, query: { days, from, to } }) => {
    const menu = await menus.read(businessKey);
    if (!menu) return refused('not-found');
    await flushVisits();
    const today = now();
    if (from === undefined || to === undefined) {
      const range = lastDays(menu.timeZone, today, days);
      const { counts } = await visits.between(businessKey, { range, covered: coveredDays(range, today) });
      return ok(visitsReport(menu, counts, { now: today, days }));
    }
    const range = { from, to };
    const read = await visits.between(businessKey, {
      range: { from: rangeBefore(range).from, to },
      covered: coveredDays(range, today),
    });
    return ok(rangeReport(menu, read, { range, now: today }));
  });

  const titleInTrash = async (business: string, { done, record }: StoredChange) => {
    if (done !== 'deleted') return '';
    const { deletions } = await trash.list(business);
    return deletions.find(({ key }) => key === record)?.title ?? '';
  };

  const ordersOn = async ({ key, orderDesk: { active, prepMinutes }, tables, timeZone }: Menu) => {
    if (!active) return null;
    const [open, requests] = await Promise.all([orders.open(key), orders.openRequests(key, { tables, timeZone })]);
    return { ...openOrders(open, prepMinutes, now()), requests: requests.length };
  };

  serve(calls.homeSummary, async ({ params: { businessKey } }) => {
    const menu = await menus.read(businessKey);
    if (!menu) return refused('not-found');
    await flushVisits();
    const today = now();
    const range = lastDays(menu.timeZone, today, COMPARED_DAYS);
    const [{ counts }, open, last] = await Promise.all([
      visits.between(businessKey, { range, covered: null }),
      ordersOn(menu),
      changes.last(businessKey),
    ]);
    const { days } = visitsReport(menu, counts, { now: today, days: COMPARED_DAYS });
    const lastChange = last && lastChangeIn(menu, last.change, await titleInTrash(businessKey, last.change));
    return ok({ days, lastChange, undo: last?.undo ?? null, orders: open });
  });
}
