import type { Menu } from '@carta/domain';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import downloads from './downloads.module.css';
import styles from './table-card.module.css';

interface TableCardProps {
  readonly menu: Pick<Menu, 'name' | 'publicUrl'>;
  /** Address of the QR code. */
  readonly code: string;
  readonly onPrint: () => void;
}

/** Prints an A6 card for the tables: name, QR code and address of the business. */
export function TableCard({ menu, code, onPrint }: TableCardProps) {
  const [printing, setPrinting] = useState(false);
  const print = async () => {
    const picture = new Image();
    picture.src = code;
    // A card that is printed before the picture has loaded is empty.
    await picture.decode().catch(() => undefined);
    flushSync(() => setPrinting(true));
    window.print();
    onPrint();
    setPrinting(false);
  };
  return (
    <li className={downloads.item}>
      <button type="button" className={styles.button} onClick={() => void print()}>
        <Printer size={22} strokeWidth={1.75} aria-hidden />
        Imprimir tarjeta para las mesas
      </button>
      {printing &&
        createPortal(
          <div className={styles.card} data-printed-alone>
            <p className={styles.name}>{menu.name}</p>
            <img className={styles.code} src={code} alt="" />
            <p>Escanea el código para ver el menú</p>
            <p className={styles.address}>{menu.publicUrl.replace(/^https?:\/\//, '')}</p>
          </div>,
          document.body,
        )}
    </li>
  );
}
