import type { PreloadedState } from '@carta/contract';
import { Provider } from '@carta/panel/shell';
import { LoginScreen } from './session/login-screen.tsx';
import type { VisitorStore } from './visitor-store.ts';

interface SignInProps {
  readonly store: VisitorStore;
  readonly state: PreloadedState;
  /** The panel's address to open after the sign-in. */
  readonly thenGoTo: string;
}

/** The page that a visitor gets at any address of the panel; it loads neither router nor remotes. */
export function SignIn({ store, state: { supportWhatsApp, loginError }, thenGoTo }: SignInProps) {
  return (
    <Provider store={store}>
      <LoginScreen supportWhatsApp={supportWhatsApp} email={loginError?.email} thenGoTo={thenGoTo} />
    </Provider>
  );
}

/** Returns the panel address to open after a sign-in: the requested one, or that in `next` of a refused form; else home. */
export function addressAfter({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const requested = [pathname, new URLSearchParams(search).get('next') ?? ''];
  return requested.find((address) => /^\/panel(?:\/|$)/.test(address)) ?? '/panel';
}
