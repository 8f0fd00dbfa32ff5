import { useSelector } from '@carta/panel';
import { Loader } from '@carta/ui';
import { selectSentShare } from '../outbox/outbox-slice.ts';
import styles from './upload-progress.module.css';

/** Pictures are not queued while the connection is lost. */
export const NEEDS_CONNECTION =
  'Para subir una imagen hace falta conexión. No se perdió nada: inténtalo cuando vuelva.';

/** The progress of an upload, drawn over its picture. */
export function UploadProgress() {
  const share = useSelector(selectSentShare);
  const allSent = share === 1;
  return (
    <span className={styles.progress}>
      <Loader label="Subiendo imagen" {...(!allSent && { progress: share })} />
      <span className={styles.words}>{allSent ? 'Guardando…' : `Subiendo ${Math.round(share * 100)} %`}</span>
    </span>
  );
}
