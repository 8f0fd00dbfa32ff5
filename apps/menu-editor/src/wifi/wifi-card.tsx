import { wifiQrText, type Board } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { Button } from '@carta/ui';
import { Printer } from 'lucide-react';
import { create } from 'qrcode';
import styles from './wifi-card.module.css';

/** A card with the QR code of the network; the only part of the page that is printed. [WIFI-1] */
export function WifiCard({ wifi }: { readonly wifi: Board['wifi'] }) {
  const menu = useSelector(selectMenu);
  return (
    <section className={styles.section} aria-labelledby="wifi-card">
      <h2 id="wifi-card" className={styles.heading}>
        Tarjeta para las mesas
      </h2>
      <div className={styles.card} data-printed-alone>
        <p className={styles.business}>{menu?.name}</p>
        <Code text={wifiQrText(wifi)} />
        <p className={styles.hint}>Apunta la cámara para conectarte al WiFi</p>
        <dl className={styles.words}>
          <dt>Red</dt>
          <dd>{wifi.name}</dd>
          {wifi.password !== '' && (
            <>
              <dt>Contraseña</dt>
              <dd>{wifi.password}</dd>
            </>
          )}
        </dl>
      </div>
      <Button variant="secondary" icon={Printer} wide onClick={() => window.print()}>
        Imprimir tarjeta
      </Button>
    </section>
  );
}

function Code({ text }: { readonly text: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const dark = [...modules.data].flatMap((bit, index) =>
    bit ? [`M${index % modules.size} ${Math.floor(index / modules.size)}h1v1h-1z`] : [],
  );
  const box = `-2 -2 ${modules.size + 4} ${modules.size + 4}`;
  return (
    <svg viewBox={box} className={styles.code} role="img" aria-label="Código QR del WiFi" shapeRendering="crispEdges">
      <path d={dark.join('')} />
    </svg>
  );
}
