import type { FileIssue, TableColumn } from '@carta/domain';
import { snackbarShown, useDispatch } from '@carta/panel';
import { Alert, Button } from '@carta/ui';
import { FileDown, FileUp } from 'lucide-react';
import { useRef } from 'react';
import { counted } from '../counted.ts';
import { Columns } from './columns.tsx';
import styles from './import-sheet.module.css';
import { saveTemplate } from './template.ts';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Further issues are only counted. */
const MAX_SHOWN_ISSUES = 10;

interface FileChoiceProps {
  /** Issues of the file that was chosen before. */
  readonly issues: readonly FileIssue[];
  readonly columns: readonly TableColumn[];
  readonly onChoose: (file: File) => void;
}

const TYPES = ['.json', '.csv', '.xlsx', 'application/json', 'text/csv', 'text/comma-separated-values', XLSX_TYPE];

/** The buttons that open the system's file picker and download a template. */
export function FileChoice({ issues, columns, onChoose }: FileChoiceProps) {
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
      {issues.length > 0 && <Columns columns={columns} />}
      <Button variant="secondary" icon={FileUp} wide onClick={() => input.current?.click()}>
        Elegir archivo
      </Button>
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
