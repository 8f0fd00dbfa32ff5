import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface ConnectionState {
  /** True while the server is known to be unreachable. */
  lost: boolean;
  /** True while the server has another version of a remote than the page. */
  hasNewVersion: boolean;
  /** How many mounted screens show the orders as they come and keep the stream of events open, in a hidden tab too. */
  liveScreens: number;
  /** How much waits for the owner on the mounted screen; the tab's title and the app's badge say it. */
  waiting: number;
}

const initialState: ConnectionState = { lost: false, hasNewVersion: false, liveScreens: 0, waiting: 0 };

export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    connectionLost(state) {
      state.lost = true;
    },
    connectionBack(state) {
      state.lost = false;
    },
    /** The browser is online again, or the owner asks to retry: the server is asked at once. */
    connectionRetried() {},
    versionAnnounced(state, { payload: isNew }: PayloadAction<boolean>) {
      state.hasNewVersion = isNew;
    },
    liveScreenOpened(state) {
      state.liveScreens += 1;
    },
    liveScreenClosed(state) {
      state.liveScreens -= 1;
    },
    waitingCounted(state, { payload: count }: PayloadAction<number>) {
      state.waiting = count;
    },
  },
  selectors: {
    selectConnectionLost: (state) => state.lost,
    selectHasNewVersion: (state) => state.hasNewVersion,
    selectHasLiveScreen: (state) => state.liveScreens > 0,
    selectWaiting: (state) => state.waiting,
  },
});

export const {
  connectionLost,
  connectionBack,
  connectionRetried,
  versionAnnounced,
  liveScreenOpened,
  liveScreenClosed,
  waitingCounted,
} = connectionSlice.actions;
export const { selectConnectionLost, selectHasNewVersion, selectHasLiveScreen, selectWaiting } =
  connectionSlice.selectors;
