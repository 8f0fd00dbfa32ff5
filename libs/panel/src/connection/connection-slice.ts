import { createSlice } from '@reduxjs/toolkit';

export interface ConnectionState {
  /** True while the server is known to be unreachable. */
  lost: boolean;
}

const initialState: ConnectionState = { lost: false };

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
  },
  selectors: { selectConnectionLost: (state) => state.lost },
});

export const { connectionLost, connectionBack, connectionRetried } = connectionSlice.actions;
export const { selectConnectionLost } = connectionSlice.selectors;
