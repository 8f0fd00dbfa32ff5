import { bellName } from '@carta/domain';
import { useDispatch, useSelector } from '@carta/panel';
import { selectDevelopment, selectNotificationsTotal } from '@carta/panel/shell';
import { IconButton, IconLink, Link, Logo } from '@carta/ui';
import { Bell, LogOut } from 'lucide-react';
import type { FormEvent } from 'react';
import { signOutRequested } from '../sign-in-slice.ts';
import styles from './top-bar.module.css';

export function TopBar() {
  const development = useSelector(selectDevelopment);
  const total = useSelector(selectNotificationsTotal);
  const dispatch = useDispatch();
  // Before hydration the browser submits the form itself.
  const signOut = (event: FormEvent) => {
    event.preventDefault();
    dispatch(signOutRequested());
  };
  return (
    <header className={styles.bar}>
      <Link href="/panel" className={styles.home}>
        {development ? 'Carta' : <Logo />}
      </Link>
      <div className={styles.actions}>
        <IconLink label={bellName(total)} icon={Bell} count={total} href="/panel/notifications" />
        <form method="post" action="/logout" className={styles.signOut} onSubmit={signOut}>
          <IconButton type="submit" label="Cerrar sesión" icon={LogOut} variant="muted" />
        </form>
      </div>
    </header>
  );
}
