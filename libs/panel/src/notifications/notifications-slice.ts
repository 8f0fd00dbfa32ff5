import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface NotificationsState {
  /** Number of notifications newer than the last one read. */
  total: number;
}

const initialState: NotificationsState = { total: 0 };

export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notificationsCounted(state, { payload }: PayloadAction<number>) {
      state.total = payload;
    },
    notificationsRead(state) {
      state.total = 0;
    },
  },
  selectors: { selectNotificationsTotal: (state) => state.total },
});

export const { notificationsCounted, notificationsRead } = notificationsSlice.actions;
export const { selectNotificationsTotal } = notificationsSlice.selectors;
