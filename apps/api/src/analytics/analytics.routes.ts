import { calls } from '@carta/contract';
import { categoryReport, firstReportDay, ok, refused, visitsReport } from '@carta/domain';
import type { Serve } from '../http/serve-call.ts';
import type { Stores } from '../stores.ts';

interface AnalyticsDeps extends Pick<Stores, 'menus' | 'visits' | 'now'> {
  /** Writes the visits that are counted in memory. */
  readonly flushVisits: () => Promise<void>;
}

export function analyticsRoutes(serve: Serve, { menus, visits, now, flushVisits }: AnalyticsDeps): void {
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
}
