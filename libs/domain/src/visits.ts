/** What the package publishes of visits; a part of its entry point. */

export {
  AnalyticsReport,
  categoryReport,
  firstReportDay,
  mostVisitedFirst,
  rangeReport,
  REPORT_DAYS,
  REPORT_PERIODS,
  VisitsInRange,
  VisitsReport,
  visitsReport,
  type ReportPeriod,
} from './visits/analytics.ts';
export { busiestHour, weekHourWords, type DayHours, type WeekHours } from './visits/hours-of-week.ts';
export { coveredDays, firstMonthByDay } from './visits/kept-counts.ts';
export { MAX_MISSED_SEARCHES, missedWords } from './visits/missed-search.ts';
export { rangeComparison, type RangeComparison } from './visits/range-comparison.ts';
export { scannedAddress, visitOrigin } from './visits/scanned-address.ts';
export {
  countedAs,
  MOST_VISITS,
  oldestVisitDay,
  Visit,
  VISIT_DAYS,
  visitsOf,
  WHOLE_ORDER,
  type VisitCount,
} from './visits/visit.ts';
export { lastDays, rangeBefore, rangeProblem, rangeWords, VisitRange } from './visits/visit-range.ts';
export { COMPARED_DAYS, weekComparison } from './visits/week-comparison.ts';
export {
  busiestDay,
  isWithoutVisits,
  orderTotals,
  visitsCsv,
  visitTotals,
  type VisitTotals,
} from './visits/visits-figures.ts';
