import type { VisitCount } from '@carta/domain';

/** A count of one kind and key on one day; `hour` is that of a page visit in the business's time zone, null if it is not known. */
export interface CountedVisit extends VisitCount {
  readonly hour: number | null;
}

export interface BusinessVisits extends CountedVisit {
  readonly business: string;
}
