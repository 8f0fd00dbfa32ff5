import type { Issue } from '@carta/contract';
import type { PasswordChange } from '@carta/domain';
import { createSlice, type PayloadAction } from '@carta/panel';

/** What became of the last password that was sent; the passwords themselves are never kept. */
interface PasswordState {
  status: 'idle' | 'saving';
  /** How often it was changed since the page came. */
  changes: number;
  /** Why it was refused, field by field. */
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
    othersEnded() {},
    sessionEnded(_state, _: PayloadAction<string>) {},
  },
});

export const { passwordSubmitted, passwordChanged, passwordRefused, passwordEdited, othersEnded, sessionEnded } =
  passwordSlice.actions;
