import type { FileIssue } from '@carta/domain';
import { Alert, Button } from '@carta/ui';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { counted } from '../counted.ts';
import styles from './import-sheet.module.css';

/** Further issues are only counted. */
const MAX_SHOWN_ISSUES = 10;

interface FileChoiceProps {
  /** Issues of the file that was chosen before. */
  readonly issues: readonly FileIssue[];
  readonly onChoose: (file: File) => void;
}

/** The button that opens the system's file picker. */
export function FileChoice({ issues, onChoose }: FileChoiceProps) {
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
      <Button variant="secondary" icon={FileUp} wide onClick={() => input.current?.click()}>
        Elegir archivo
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
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
