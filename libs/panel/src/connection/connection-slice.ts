import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What is known of the server, and what of the open screen concerns it. */
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

/** The slice of the connection, which the shell's store has under `connection`. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    /** A call could not reach the server. */
    connectionLost(state) {
      state.lost = true;
    },
    /** The server answers again. */
    connectionBack(state) {
      state.lost = false;
    },
    /** The browser is online again, or the owner asks to retry: the server is asked at once. */
    connectionRetried() {},
    /** The server has told which versions of the remotes are live; true if the page has another. */
    versionAnnounced(state, { payload: isNew }: PayloadAction<boolean>) {
      state.hasNewVersion = isNew;
    },
    /** A screen that shows orders as they come is mounted. */
    liveScreenOpened(state) {
      state.liveScreens += 1;
    },
    /** A screen that shows orders as they come is gone. */
    liveScreenClosed(state) {
      state.liveScreens -= 1;
    },
    /** So much waits for the owner on the mounted screen. */
    waitingCounted(state, { payload: count }: PayloadAction<number>) {
      state.waiting = count;
    },
  },
  selectors: {
    /** True while the server is known to be unreachable. */
    selectConnectionLost: (state) => state.lost,
    /** True while the server has another version of a remote than the page. */
    selectHasNewVersion: (state) => state.hasNewVersion,
    /** True while a screen shows orders as they come. */
    selectHasLiveScreen: (state) => state.liveScreens > 0,
    /** How much waits for the owner on the mounted screen. */
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
