import { selectUser, useDispatch, useSelector } from '@carta/panel';
import { Alert, Button, Dialog, PasswordField } from '@carta/ui';
import { useRef } from 'react';
import { selectSignIn, signInErrorDismissed, signInSubmitted } from '../sign-in-slice.ts';

/** Asks for the password in a dialog when the session has ended, so that the screen keeps its state. */
export function SessionDialog() {
  const user = useSelector(selectUser);
  const { error, pending } = useSelector(selectSignIn);
  const dispatch = useDispatch();
  const password = useRef<HTMLInputElement>(null);
  const submit = () => {
    if (user && !pending)
      dispatch(signInSubmitted({ email: user.email, password: password.current?.value ?? '', thenGoTo: null }));
  };
  const closeAlert = () => {
    password.current?.focus();
    dispatch(signInErrorDismissed());
  };
  return (
    <Dialog
      open
      title="Tu sesión terminó"
      description={`Escribe la contraseña de ${user?.email ?? ''} para seguir donde estabas.`}
      initialFocus={password}
      onSubmit={submit}
      actions={
        <Button type="submit" saving={pending}>
          Iniciar sesión
        </Button>
      }
    >
      {error && <Alert onClose={closeAlert}>{error}</Alert>}
      <PasswordField
        ref={password}
        look="floating"
        label="Contraseña"
        name="password"
        autoComplete="current-password"
      />
    </Dialog>
  );
}
