import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '@carta/domain';

/** Who is signed in. */
export interface SessionState {
  user: User | null;
  development: boolean;
  businessKey: string | null;
  /** True from a call that was refused because the session has ended, or is another owner's, until the owner signs in again. */
  ended: boolean;
  /** WhatsApp number of the support chat: digits with country code; absent if the operator has set none. */
  supportWhatsApp?: string;
}

const initialState: SessionState = { user: null, development: false, businessKey: null, ended: false };

/** The slice of the session, which the shell's store has under `session`. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Also signs in again after the session has ended. */
    signedIn(state, { payload }: PayloadAction<{ user: User; businessKey: string }>) {
      state.user = payload.user;
      state.businessKey = payload.businessKey;
      state.ended = false;
    },
    /** A call was refused because the session has ended, or is another owner's; says nothing to a visitor. */
    sessionEnded(state) {
      state.ended = state.user !== null;
    },
    /** The session holds after all. */
    sessionResumed(state) {
      state.ended = false;
    },
  },
  selectors: {
    /** The signed-in owner; null for a visitor. */
    selectUser: (state) => state.user,
    /** True if the owner may change no category and no product. */
    selectLocked: (state) => state.user?.locked ?? false,
    /** True in development mode. */
    selectDevelopment: (state) => state.development,
    /** Key of the owner's business; null for a visitor. */
    selectBusinessKey: (state) => state.businessKey,
    /** True while the password is asked for over the screen. */
    selectSessionEnded: (state) => state.ended,
    /** Digits with country code; null if the operator has set none. */
    selectSupportWhatsApp: (state) => state.supportWhatsApp ?? null,
  },
});

export const { signedIn, sessionEnded, sessionResumed } = sessionSlice.actions;
// Inferred, it would have the fields of the user in place of the name.
type SelectUser = ((state: { session: SessionState }) => User | null) & {
  unwrapped: (state: SessionState) => User | null;
};
/** The signed-in owner; null for a visitor. */
export const selectUser: SelectUser = sessionSlice.selectors.selectUser;
export const { selectLocked, selectDevelopment, selectBusinessKey, selectSessionEnded, selectSupportWhatsApp } =
  sessionSlice.selectors;
