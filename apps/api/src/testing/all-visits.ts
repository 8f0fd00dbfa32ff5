import type { VisitCount } from '@carta/domain';
import type { VisitsStore } from '../visits/visits.store.ts';

const ALL_DAYS = { from: '2000-01-01', to: '9999-12-31' };

/** Returns all stored counts: page visits and whole orders by day, all others summed up under the first day of this millennium. */
export async function allVisits(visits: Pick<VisitsStore, 'between'>, business: string): Promise<VisitCount[]> {
  const { counts } = await visits.between(business, { range: ALL_DAYS, covered: ALL_DAYS });
  return counts;
}
