import type { ApiClient, ApiResult } from '@carta/api-client';
import { REPORT_DAYS, type ReportPeriod, type VisitsReport } from '@carta/domain';
import { inSession, put, select, selectBusinessKey, takeLatest } from '@carta/panel';
import { reportFailed, reportReceived, reportWanted } from './analytics-slice.ts';

/** Fetches the report of the latest chosen period. */
export function analyticsSaga(api: ApiClient) {
  const fetchReport = async (businessKey: string, period: ReportPeriod): Promise<ApiResult<VisitsReport>> => {
    const params = { businessKey };
    const [visits, categories] = await Promise.all([
      api.visits({ params, query: { days: `${period}` } }),
      // The categories of the default period come from a call of their own.
      period === REPORT_DAYS ? api.mostVisitedCategories({ params }) : null,
    ]);
    if (!visits.ok || !categories) return visits;
    if (!categories.ok) return categories;
    return { ...visits, value: { ...visits.value, categories: categories.value.report } };
  };

  return function* watchReports() {
    yield* takeLatest(reportWanted, function* ({ payload: period }) {
      const businessKey = yield* select(selectBusinessKey);
      if (businessKey === null) return;
      const answer = yield* inSession(() => fetchReport(businessKey, period));
      yield* put(answer.ok ? reportReceived(answer.value) : reportFailed());
    });
  };
}
