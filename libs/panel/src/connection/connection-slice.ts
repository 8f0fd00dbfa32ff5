import { createSlice } from '@reduxjs/toolkit';

export interface ConnectionState {
  /** True from the moment the server is known to be out of reach until it answers again. */
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
    /** There is reason to believe that it may be back: the browser says so, or the owner wants to know. */
    connectionRetried() {},
  },
  selectors: { selectConnectionLost: (state) => state.lost },
});

export const { connectionLost, connectionBack, connectionRetried } = connectionSlice.actions;
export const { selectConnectionLost } = connectionSlice.selectors;
