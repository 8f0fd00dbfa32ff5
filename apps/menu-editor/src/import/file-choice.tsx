import type { FileIssue } from '@carta/domain';
import { Alert, Button } from '@carta/ui';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { counted } from '../counted.ts';
import styles from './import-sheet.module.css';

/** More than these are only counted. */
const FEW = 10;

interface FileChoiceProps {
  /** What is wrong with the file that was chosen before. */
  readonly issues: readonly FileIssue[];
  readonly onChoose: (file: File) => void;
}

/** The button that opens the system's choice of files. */
export function FileChoice({ issues, onChoose }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {issues.length > 0 && (
        <Alert>
          <p>El archivo no se puede importar. No cambió nada.</p>
          <ul className={styles.issues}>
            {issues.slice(0, FEW).map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                {path !== '' && <code className={styles.place}>{path}</code>} {message}
              </li>
            ))}
          </ul>
          {issues.length > FEW && <p>{`Y ${counted(issues.length - FEW, 'error más', 'errores más')}`}</p>}
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
          // The same file may be chosen again once it is mended.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
