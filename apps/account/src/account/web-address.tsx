import { snackbarShown, useDispatch } from '@carta/panel';
import { IconButton, Link } from '@carta/ui';
import { Copy, Share2 } from 'lucide-react';
import { Fact } from './fact.tsx';
import styles from './web-address.module.css';

interface WebAddressProps {
  /** Address of the diners' page. */
  readonly address: string;
  /** Name of the business. */
  readonly name: string;
}

/** The address of the diners' page, with buttons that copy and share it. */
export function WebAddress({ address, name }: WebAddressProps) {
  const dispatch = useDispatch();
  const copy = async () => {
    const copied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    dispatch(
      copied
        ? snackbarShown({ tone: 'success', text: 'Dirección copiada' })
        : snackbarShown({ tone: 'error', text: 'No se pudo copiar' }),
    );
  };
  // The promise also rejects when the owner closes the sheet.
  const share = () => navigator.share({ title: name, url: address }).catch(() => undefined);
  return (
    <Fact
      label="Dirección web"
      value={
        <Link className={styles.link} href={address} target="_blank" rel="noopener">
          {address.replace(/^https?:\/\//, '')}
        </Link>
      }
      end={
        <span className={styles.actions}>
          <IconButton label="Copiar dirección" icon={Copy} onClick={() => void copy()} />
          {'share' in navigator && (
            <IconButton label="Compartir dirección" icon={Share2} onClick={() => void share()} />
          )}
        </span>
      }
    />
  );
}
