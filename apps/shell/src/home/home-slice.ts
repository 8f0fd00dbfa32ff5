import type { HomeSummary } from '@carta/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface HomeState {
  /** The last received summary; stays visible while another one is loading. */
  summary: HomeSummary | null;
  failed: boolean;
}

const initialState: HomeState = { summary: null, failed: false };

export const homeSlice = createSlice({
  name: 'home',
  initialState,
  reducers: {
    summaryWanted(state) {
      state.failed = false;
    },
    summaryReceived(state, { payload }: PayloadAction<HomeSummary>) {
      state.summary = payload;
    },
    summaryFailed(state) {
      state.failed = true;
    },
  },
  selectors: { selectSummary: ({ summary }) => summary, selectSummaryFailed: ({ failed }) => failed },
});

export const { summaryWanted, summaryReceived, summaryFailed } = homeSlice.actions;
export const { selectSummary, selectSummaryFailed } = homeSlice.selectors;
