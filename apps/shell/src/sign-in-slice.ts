import type { Menu, User } from '@carta/domain';
import { createSlice, type PayloadAction } from '@carta/panel';

interface SignInState {
  /** Message of the last refused sign-in; null once it is dismissed. */
  error: string | null;
  pending: boolean;
}

interface Credentials {
  email: string;
  password: string;
}

const initialState: SignInState = { error: null, pending: false };

export const signInSlice = createSlice({
  name: 'signIn',
  initialState,
  reducers: {
    /** The owner types the credentials. */
    signInBegun() {},
    signInSubmitted: (state, _action: PayloadAction<Credentials & { thenGoTo: string | null }>) => {
      state.error = null;
      state.pending = true;
    },
    signInRefused(state, { payload }: PayloadAction<string>) {
      state.error = payload;
      state.pending = false;
    },
    signInAccepted(state, _action: PayloadAction<{ user: User; menu: Menu }>) {
      state.pending = false;
    },
    signInErrorDismissed(state) {
      state.error = null;
    },
    signOutRequested() {},
  },
  selectors: { selectSignIn: (state) => state },
});

export const { signInBegun, signInSubmitted, signInRefused, signInAccepted, signInErrorDismissed, signOutRequested } =
  signInSlice.actions;
export const { selectSignIn } = signInSlice.selectors;
