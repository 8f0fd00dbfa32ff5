import { useSelector } from '@carta/panel';
import { Loader } from '@carta/ui';
import { selectSentShare } from '../editor-state.ts';
import styles from './upload-progress.module.css';

/** Over the picture that is on its way: how much of it has been sent. */
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
