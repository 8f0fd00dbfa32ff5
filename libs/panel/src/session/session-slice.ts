import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '@carta/domain';

export interface SessionState {
  user: User | null;
  development: boolean;
  businessKey: string | null;
  /** True from a call refused as `unauthenticated` until the owner signs in again. */
  ended: boolean;
  /** WhatsApp number of the support chat: digits with country code; absent if the operator has set none. */
  supportWhatsApp?: string;
}

const initialState: SessionState = { user: null, development: false, businessKey: null, ended: false };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn(state, { payload }: PayloadAction<{ user: User; businessKey: string }>) {
      state.user = payload.user;
      state.businessKey = payload.businessKey;
      state.ended = false;
    },
    sessionEnded(state) {
      state.ended = state.user !== null;
    },
    sessionResumed(state) {
      state.ended = false;
    },
  },
  selectors: {
    selectUser: (state) => state.user,
    selectLocked: (state) => state.user?.locked ?? false,
    selectDevelopment: (state) => state.development,
    selectBusinessKey: (state) => state.businessKey,
    selectSessionEnded: (state) => state.ended,
    selectSupportWhatsApp: (state) => state.supportWhatsApp ?? null,
  },
});

export const { signedIn, sessionEnded, sessionResumed } = sessionSlice.actions;
// Inferred, it would have the fields of the user in place of the name.
type SelectUser = ((state: { session: SessionState }) => User | null) & {
  unwrapped: (state: SessionState) => User | null;
};
export const selectUser: SelectUser = sessionSlice.selectors.selectUser;
export const { selectLocked, selectDevelopment, selectBusinessKey, selectSessionEnded, selectSupportWhatsApp } =
  sessionSlice.selectors;
