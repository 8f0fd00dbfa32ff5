import { canSubmitLogin, lostPasswordUrl } from '@carta/domain';
import { useDispatch, useSelector } from '@carta/panel';
import { selectDevelopment } from '@carta/panel/shell';
import { Alert, Button, Link, Logo, PasswordField, TextField } from '@carta/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { selectSignIn, signInBegun, signInErrorDismissed, signInSubmitted } from '../sign-in-slice.ts';
import styles from './login-screen.module.css';

interface LoginScreenProps {
  /** WhatsApp number of the support chat for lost passwords; null if none is set. */
  readonly supportWhatsApp: string | null;
  /** The typed email of a refused form. */
  readonly email?: string;
  /** The panel's address to open after the sign-in. */
  readonly thenGoTo: string;
}

/** The sign-in form; without JavaScript the browser submits it. [LOGIN-1] */
export function LoginScreen({ supportWhatsApp, email, thenGoTo }: LoginScreenProps) {
  const { error, pending } = useSelector(selectSignIn);
  const development = useSelector(selectDevelopment);
  const dispatch = useDispatch();
  const lostPassword = lostPasswordUrl(supportWhatsApp);
  const form = useRef<HTMLFormElement>(null);
  // The server renders the button enabled; the fields may be filled before hydration.
  const [filled, setFilled] = useState(true);
  const updateButton = () => setFilled(canSubmitLogin(readFields(form.current)));
  useEffect(updateButton, []);
  const onInput = () => {
    updateButton();
    dispatch(signInBegun());
  };

  const closeAlert = () => {
    const named = error?.includes('"email"') ? 'email' : 'password';
    form.current?.querySelector<HTMLInputElement>(`[name="${named}"]`)?.focus();
    dispatch(signInErrorDismissed());
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const credentials = readFields(form.current);
    if (!pending && canSubmitLogin(credentials)) dispatch(signInSubmitted({ ...credentials, thenGoTo }));
  };

  return (
    <main className={styles.login}>
      <div className={styles.picture}>
        <h1 className={styles.title}>{development ? 'Carta' : <Logo size="l" inverse />}</h1>
      </div>
      <form
        ref={form}
        className={styles.sheet}
        method="post"
        action="/login"
        noValidate
        onInput={onInput}
        onSubmit={submit}
      >
        <input type="hidden" name="next" value={thenGoTo} />
        {error && <Alert onClose={closeAlert}>{error}</Alert>}
        <TextField
          look="floating"
          label="Correo electrónico"
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={email}
        />
        <PasswordField look="floating" label="Contraseña" name="password" autoComplete="current-password" />
        <Button type="submit" wide disabled={!filled} saving={pending}>
          Iniciar sesión
        </Button>
        {lostPassword && (
          <p className={styles.lost}>
            <Link href={lostPassword} target="_blank" rel="noreferrer">
              ¿Olvidaste tu contraseña?
            </Link>
          </p>
        )}
      </form>
    </main>
  );
}

function readFields(form: HTMLFormElement | null) {
  const data = form ? new FormData(form) : new FormData();
  return { email: String(data.get('email') ?? ''), password: String(data.get('password') ?? '') };
}
