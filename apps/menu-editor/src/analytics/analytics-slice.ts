import { REPORT_DAYS, type ReportPeriod, type VisitsReport } from '@carta/domain';
import { createSlice, type PayloadAction } from '@carta/panel';

interface ReceivedReport extends VisitsReport {
  readonly period: ReportPeriod;
}

interface AnalyticsState {
  /** The chosen period, in days. */
  period: ReportPeriod;
  status: 'loading' | 'loaded' | 'failed';
  /** The last received report; stays visible while another one is loading. */
  report: ReceivedReport | null;
}

const initialState: AnalyticsState = { period: REPORT_DAYS, status: 'loading', report: null };

export const analyticsSlice = createSlice({
  name: 'menu-editor/analytics',
  initialState,
  reducers: {
    reportWanted(state, { payload: period }: PayloadAction<ReportPeriod>) {
      state.period = period;
      state.status = 'loading';
    },
    reportReceived(state, { payload }: PayloadAction<VisitsReport>) {
      state.status = 'loaded';
      state.report = { ...payload, period: state.period };
    },
    reportFailed(state) {
      state.status = 'failed';
    },
  },
});

export const { reportWanted, reportReceived, reportFailed } = analyticsSlice.actions;

interface State {
  readonly 'menu-editor': { readonly analytics: AnalyticsState };
}

export const selectAnalytics = (state: State) => state['menu-editor'].analytics;
