import { Button, IconTile } from '@carta/ui';
import { FileSpreadsheet } from 'lucide-react';
import styles from './import.module.css';

interface FileCardProps {
  readonly name: string;
  /** '300 productos · Loyverse'. */
  readonly detail: string;
  /** What only a wide screen shows besides: ' · UTF-8'. */
  readonly more: string;
  readonly onChange: () => void;
}

/** The chosen file, with the button that chooses another one. */
export function FileCard({ name, detail, more, onChange }: FileCardProps) {
  return (
    <div className={`${styles.card} ${styles.file}`}>
      <IconTile icon={FileSpreadsheet} />
      <span className={styles.fileWords}>
        <span className={styles.name}>{name}</span>
        <span className={styles.muted}>
          {detail}
          <span className={styles.wideOnly}>{more}</span>
        </span>
      </span>
      <Button variant="quiet" onClick={onChange}>
        Cambiar
      </Button>
    </div>
  );
}
