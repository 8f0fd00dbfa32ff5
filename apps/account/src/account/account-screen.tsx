import { selectMenu, selectUser, useSelector } from '@carta/panel';
import { ListGroup, Row, ScreenColumn, ScreenHeader } from '@carta/ui';
import { CirclePlay, ReceiptText } from 'lucide-react';
import styles from './account-screen.module.css';
import { Downloads } from './downloads.tsx';
import { Fact } from './fact.tsx';
import { PasswordForm } from './password-form.tsx';
import { Sessions } from './sessions.tsx';
import { WebAddress } from './web-address.tsx';

/** 'Cuenta': the business, its address and downloads, its password and its open sessions. */
export function AccountScreen() {
  const menu = useSelector(selectMenu);
  const user = useSelector(selectUser);
  if (!menu || !user) return <ScreenHeader />;
  return (
    <ScreenColumn>
      <ScreenHeader />
      <div className={styles.groups}>
        <div className={styles.business}>
          <Avatar src={user.avatar} name={menu.name} />
          <h2 className={styles.name}>{menu.name}</h2>
        </div>
        <ListGroup label="Datos">
          <WebAddress address={menu.publicUrl} name={menu.name} />
          <Fact label="Correo electrónico" value={user.email} />
        </ListGroup>
        <Downloads menu={menu} />
        <ListGroup label="Servicio">
          <Row icon={ReceiptText} title="Pagos" href="/panel/payments" />
          <Row icon={CirclePlay} title="Manuales" href="/panel/manuals" />
        </ListGroup>
        <PasswordForm email={user.email} />
        <Sessions />
      </div>
    </ScreenColumn>
  );
}

/** The owner's picture, or the first letter of the business. */
function Avatar({ src, name }: { readonly src: string | null; readonly name: string }) {
  const [letter = ''] = name.trim();
  return (
    <span className={styles.avatar}>
      {src ? <img src={src} alt="" width={76} height={76} /> : <span aria-hidden>{letter.toUpperCase()}</span>}
    </span>
  );
}
