import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the bell counts. */
export interface NotificationsState {
  /** Number of notifications newer than the last one read. */
  total: number;
}

const initialState: NotificationsState = { total: 0 };

/** The slice of notifications, which the shell's store has under `notifications`. */
export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    /** The server has counted so many. */
    notificationsCounted(state, { payload }: PayloadAction<number>) {
      state.total = payload;
    },
    /** All have been read. */
    notificationsRead(state) {
      state.total = 0;
    },
  },
  selectors: {
    /** How many notifications are newer than the last one read. */
    selectNotificationsTotal: (state) => state.total,
  },
});

export const { notificationsCounted, notificationsRead } = notificationsSlice.actions;
export const { selectNotificationsTotal } = notificationsSlice.selectors;
