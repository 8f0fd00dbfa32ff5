import { canSubmitLogin, lostPasswordUrl } from '@carta/domain';
import { useDispatch, useSelector } from '@carta/panel';
import { selectDevelopment } from '@carta/panel/shell';
import { Alert, Button, Link, Logo, PasswordField, TextField } from '@carta/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { selectSignIn, signInBegun, signInErrorDismissed, signInSubmitted } from '../sign-in-slice.ts';
import styles from './login-screen.module.css';

interface LoginScreenProps {
  /** Number of the support chat, where a lost password is asked for; null where none is set. */
  readonly supportWhatsApp: string | null;
  /** What was typed before the form was refused. */
  readonly email?: string;
  /** Address of the panel that follows. */
  readonly thenGoTo: string;
}

/** Signs an owner in. Without a script the form itself is sent; with one, it takes over. [LOGIN-1] */
export function LoginScreen({ supportWhatsApp, email, thenGoTo }: LoginScreenProps) {
  const { error, pending } = useSelector(selectSignIn);
  const development = useSelector(selectDevelopment);
  const dispatch = useDispatch();
  const lostPassword = lostPasswordUrl(supportWhatsApp);
  const form = useRef<HTMLFormElement>(null);
  // The server draws the button usable; from then on it follows the fields, which may have been filled before this ran.
  const [filled, setFilled] = useState(true);
  const follow = () => setFilled(canSubmitLogin(typedIn(form.current)));
  useEffect(follow, []);
  const typed = () => {
    follow();
    dispatch(signInBegun());
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = typedIn(form.current);
    if (!pending && canSubmitLogin(typed)) dispatch(signInSubmitted({ ...typed, thenGoTo }));
  };

  return (
    <main className={styles.login}>
      <div className={styles.picture}>
        {development ? <p className={styles.title}>Carta</p> : <Logo size="l" inverse />}
      </div>
      <form
        ref={form}
        className={styles.sheet}
        method="post"
        action="/login"
        noValidate
        onInput={typed}
        onSubmit={submit}
      >
        <input type="hidden" name="next" value={thenGoTo} />
        {error && <Alert onClose={() => dispatch(signInErrorDismissed())}>{error}</Alert>}
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

function typedIn(form: HTMLFormElement | null) {
  const data = form ? new FormData(form) : new FormData();
  return { email: String(data.get('email') ?? ''), password: String(data.get('password') ?? '') };
}
