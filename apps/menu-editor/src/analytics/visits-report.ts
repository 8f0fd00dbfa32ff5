import { REPORT_DAYS } from '@carta/domain';
import { asList } from '@carta/panel';
import { editorData } from '../editor-data.ts';
import type { AskedDays } from './asked-days.ts';

/**
 * The report of the days that are asked for. The categories of the default period come from a call of their own. A server of the version before knows no
 * ranges: its report of a period has no `range`.
 */
export const visitsReport = editorData.declare(
  'visits',
  async (api, { businessKey }, { period, range }: AskedDays) => {
    const params = { businessKey };
    const [visits, mostVisited] = await Promise.all([
      api.visits({ params, query: { days: `${period ?? REPORT_DAYS}`, ...range } }),
      period === REPORT_DAYS ? api.mostVisitedCategories({ params }) : null,
    ]);
    if (!visits.ok) return visits;
    if (mostVisited && !mostVisited.ok) return mostVisited;
    return { ok: true, value: { visits: visits.value, mostVisited: mostVisited?.value } };
  },
  ({ visits, mostVisited }, asked) => {
    const categories = mostVisited === undefined ? visits.categories : mostVisited.report;
    const { days, products, missedSearches, orders, range } = visits;
    if (asked.period === null && !range) return undefined;
    const lists: unknown[] = [
      asList(days, { day: 'string', visits: 'number', qr: 'number' }),
      asList(categories, { page: 'string', count: 'number' }),
      asList(products, { title: 'string', count: 'number' }),
      asList(missedSearches, { words: 'string', count: 'number' }),
      asList(orders.days, { day: 'string', started: 'number', sent: 'number' }),
      asList(orders.products, { title: 'string', started: 'number', sent: 'number' }),
    ];
    if (range) lists.push(range.hours, range.before?.days ?? []);
    return lists.every(Array.isArray) ? { ...visits, categories, asked } : undefined;
  },
);
