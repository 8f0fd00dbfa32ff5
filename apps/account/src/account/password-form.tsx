import { PasswordChange } from '@carta/domain';
import { useDispatch, useSelector } from '@carta/panel';
import { Button, PasswordField, Stack } from '@carta/ui';
import { useEffect, useState, type FormEvent } from 'react';
import styles from './account-screen.module.css';
import { passwordEdited, passwordRefused, passwordSubmitted, selectPassword } from './password-slice.ts';

const EMPTY: PasswordChange = { current: '', next: '' };

/** Changes the password; the form is cleared after a success, and the focus stays in it. [PASSWORD-1] [PASSWORD-2] */
export function PasswordForm({ email }: { readonly email: string }) {
  const dispatch = useDispatch();
  const { status, issues, changes } = useSelector(selectPassword);
  const [typed, setTyped] = useState(EMPTY);
  const [changed, setChanged] = useState(changes);
  if (changed !== changes) {
    setChanged(changes);
    setTyped(EMPTY);
  }
  const issueAt = (field: keyof PasswordChange) => issues.find(({ path }) => path === field)?.message;

  useEffect(() => () => void dispatch(passwordEdited()), [dispatch]);

  const type = (field: keyof PasswordChange, value: string) => {
    setTyped({ ...typed, [field]: value });
    if (issues.length > 0) dispatch(passwordEdited());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = PasswordChange.safeParse(typed);
    if (read.success) dispatch(passwordSubmitted(read.data));
    else dispatch(passwordRefused(read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))));
  };

  return (
    <Stack as="section" gap={3} aria-labelledby="password">
      <h2 id="password" className={styles.heading}>
        Cambiar contraseña
      </h2>
      <form onSubmit={submit} noValidate>
        <Stack gap={3}>
          {/* Password managers store the new password under this name. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordField
            label="Contraseña actual"
            autoComplete="current-password"
            value={typed.current}
            error={issueAt('current')}
            onChange={({ target }) => type('current', target.value)}
          />
          <PasswordField
            label="Contraseña nueva"
            autoComplete="new-password"
            value={typed.next}
            error={issueAt('next')}
            onChange={({ target }) => type('next', target.value)}
          />
          <div className={styles.buttons}>
            <Button
              type="submit"
              variant="secondary"
              saving={status === 'saving'}
              disabled={typed.current === '' || typed.next === ''}
            >
              Cambiar contraseña
            </Button>
          </div>
        </Stack>
      </form>
    </Stack>
  );
}
