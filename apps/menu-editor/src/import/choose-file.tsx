import type { FileIssue } from '@carta/domain';
import { snackbarShown, useDispatch } from '@carta/panel';
import { Alert, Button } from '@carta/ui';
import { FileDown, FileUp } from 'lucide-react';
import { useRef } from 'react';
import { counted } from '../counted.ts';
import styles from './import.module.css';
import { saveTemplate } from './template.ts';

/** Further issues are only counted. */
const MAX_SHOWN_ISSUES = 10;

const TYPES = [
  '.json',
  '.csv',
  '.txt',
  '.tsv',
  '.xlsx',
  'application/json',
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  'text/comma-separated-values',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

interface ChooseFileProps {
  /** Why the file that was chosen before cannot be imported. */
  readonly issues: readonly FileIssue[];
  /** The share of the file that is read, 0 to 1; null while none is. */
  readonly progress: number | null;
  readonly onChoose: (file: File) => void;
}

/** The first step: buttons that open the system's file picker and download a template. */
export function ChooseFile({ issues, progress, onChoose }: ChooseFileProps) {
  const dispatch = useDispatch();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {issues.length > 0 && (
        <Alert>
          <p>El archivo no se puede importar. No cambió nada.</p>
          <ul className={styles.issues}>
            {issues.slice(0, MAX_SHOWN_ISSUES).map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                {path !== '' && <code className={styles.place}>{path}</code>} {message}
              </li>
            ))}
          </ul>
          {issues.length > MAX_SHOWN_ISSUES && (
            <p>{`Y ${counted(issues.length - MAX_SHOWN_ISSUES, 'error más', 'errores más')}`}</p>
          )}
        </Alert>
      )}
      <p className={styles.muted}>
        Elige una planilla (XLSX, CSV), la exportación de otro programa o un archivo de Carta. Antes de importarlo verás
        qué cambia.
      </p>
      {progress === null ? (
        <Button variant="filled" icon={FileUp} wide onClick={() => input.current?.click()}>
          Elegir archivo
        </Button>
      ) : (
        <div role="status" className={styles.reading}>
          <span>Leyendo el archivo…</span>
          <progress className={styles.progress} max={1} value={progress} aria-label="Leyendo el archivo" />
        </div>
      )}
      <Button
        variant="quiet"
        icon={FileDown}
        wide
        onClick={() => dispatch(snackbarShown({ tone: 'success', text: `${saveTemplate()} está en tus descargas` }))}
      >
        Descargar plantilla
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={TYPES.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Without this, choosing the same file again, corrected, fires no event.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
