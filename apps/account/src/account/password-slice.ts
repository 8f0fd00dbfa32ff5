import type { Issue } from '@carta/contract';
import type { PasswordChange } from '@carta/domain';
import { createSlice, type PayloadAction } from '@carta/panel';

/** The state of the last password change; the passwords themselves are never stored. */
interface PasswordState {
  status: 'idle' | 'saving';
  /** Number of successful changes since the page loaded. */
  changes: number;
  /** The server's issues, by field. */
  issues: readonly Issue[];
}

const initialState: PasswordState = { status: 'idle', changes: 0, issues: [] };

export const passwordSlice = createSlice({
  name: 'account/password',
  initialState,
  reducers: {
    passwordSubmitted(state, _: PayloadAction<PasswordChange>) {
      state.status = 'saving';
      state.issues = [];
    },
    passwordChanged(state) {
      state.status = 'idle';
      state.changes += 1;
    },
    passwordRefused(state, { payload: issues }: PayloadAction<Issue[]>) {
      state.status = 'idle';
      state.issues = issues;
    },
    passwordEdited(state) {
      state.issues = [];
    },
    otherSessionsEnded() {},
    sessionEnded(_state, _: PayloadAction<string>) {},
  },
});

export const { passwordSubmitted, passwordChanged, passwordRefused, passwordEdited, otherSessionsEnded, sessionEnded } =
  passwordSlice.actions;

export const selectPassword = (state: { readonly account: { readonly password: PasswordState } }) =>
  state.account.password;
