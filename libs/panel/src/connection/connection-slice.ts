import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface ConnectionState {
  /** True while the server is known to be unreachable. */
  lost: boolean;
  /** True while the server has another version of a remote than the page. */
  hasNewVersion: boolean;
}

const initialState: ConnectionState = { lost: false, hasNewVersion: false };

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
  },
  selectors: { selectConnectionLost: (state) => state.lost, selectHasNewVersion: (state) => state.hasNewVersion },
});

export const { connectionLost, connectionBack, connectionRetried, versionAnnounced } = connectionSlice.actions;
export const { selectConnectionLost, selectHasNewVersion } = connectionSlice.selectors;
