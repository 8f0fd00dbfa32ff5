import { calls, type DeletionSummary } from '@carta/contract';
import {
  categoryReport,
  COMPARED_DAYS,
  firstReportDay,
  lastChangeIn,
  ok,
  refused,
  visitsReport,
  type StoredChange,
  type VisitCount,
} from '@carta/domain';
import type { MenuReader } from '../database/menu-reader.ts';
import type { Serve } from '../http/serve-call.ts';

interface AnalyticsDeps {
  readonly menus: MenuReader & { readonly lastChange: (business: string) => Promise<StoredChange | null> };
  readonly trash: { readonly list: (business: string) => Promise<{ readonly deletions: readonly DeletionSummary[] }> };
  readonly visits: { readonly since: (business: string, firstDay: string) => Promise<VisitCount[]> };
  readonly now: () => number;
  /** Writes the visits that are counted in memory. */
  readonly flushVisits: () => Promise<void>;
}

export function analyticsRoutes(serve: Serve, { menus, trash, visits, now, flushVisits }: AnalyticsDeps): void {
  serve(calls.mostVisitedCategories, async ({ params: { businessKey } }) => {
    const menu = await menus.read(businessKey);
    if (!menu) return refused('not-found');
    await flushVisits();
    const counts = await visits.since(businessKey, firstReportDay(menu.timeZone, now()));
    return ok({ report: categoryReport(menu, counts) });
  });

  serve(calls.visits, async ({ params: { businessKey }, query: { days } }) => {
    const menu = await menus.read(businessKey);
    if (!menu) return refused('not-found');
    await flushVisits();
    const today = now();
    const counts = await visits.since(businessKey, firstReportDay(menu.timeZone, today, days));
    return ok(visitsReport(menu, counts, { now: today, days }));
  });

  const titleInTrash = async (business: string, { done, record }: StoredChange) => {
    if (done !== 'deleted') return '';
    const { deletions } = await trash.list(business);
    return deletions.find(({ key }) => key === record)?.title ?? '';
  };

  serve(calls.homeSummary, async ({ params: { businessKey } }) => {
    const menu = await menus.read(businessKey);
    if (!menu) return refused('not-found');
    await flushVisits();
    const today = now();
    const counts = await visits.since(businessKey, firstReportDay(menu.timeZone, today, COMPARED_DAYS));
    const { days } = visitsReport(menu, counts, { now: today, days: COMPARED_DAYS });
    const change = await menus.lastChange(businessKey);
    return ok({ days, lastChange: change && lastChangeIn(menu, change, await titleInTrash(businessKey, change)) });
  });
}
