import { REPORT_DAYS, type ReportPeriod } from '@carta/domain';
import { editorData } from '../editor-data.ts';

/** The report of a period, in days. The categories of the default period come from a call of their own. */
export const visitsReport = editorData.declare(
  'visits',
  async (api, { businessKey }, period: ReportPeriod) => {
    const params = { businessKey };
    const [visits, mostVisited] = await Promise.all([
      api.visits({ params, query: { days: `${period}` } }),
      period === REPORT_DAYS ? api.mostVisitedCategories({ params }) : null,
    ]);
    if (!visits.ok) return visits;
    if (mostVisited && !mostVisited.ok) return mostVisited;
    return { ok: true, value: { visits: visits.value, mostVisited: mostVisited?.value } };
  },
  ({ visits, mostVisited }, period) => {
    const categories = mostVisited === undefined ? visits.categories : mostVisited.report;
    const { days, products, missedSearches, orders } = visits;
    const lists = [days, categories, products, missedSearches, orders.days, orders.products];
    return lists.every(Array.isArray) ? { ...visits, categories, period } : undefined;
  },
);
