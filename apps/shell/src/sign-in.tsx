import type { PreloadedState } from '@carta/contract';
import { Provider } from '@carta/panel/shell';
import { LoginScreen } from './session/login-screen.tsx';
import type { ShellStore } from './store.ts';

interface SignInProps {
  readonly store: ShellStore;
  readonly state: PreloadedState;
  /** Address of the panel that follows. */
  readonly thenGoTo: string;
}

/** What a visitor gets at any address of the panel; it needs neither router nor remotes. */
export function SignIn({ store, state: { supportWhatsApp, loginError }, thenGoTo }: SignInProps) {
  return (
    <Provider store={store}>
      <LoginScreen supportWhatsApp={supportWhatsApp} email={loginError?.email} thenGoTo={thenGoTo} />
    </Provider>
  );
}
