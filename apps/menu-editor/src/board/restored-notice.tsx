import { Button, Card } from '@carta/ui';
import styles from './board.module.css';

interface RestoredNoticeProps {
  /** Somebody has saved another board since it was typed. */
  readonly overtaken: boolean;
  readonly onDiscard: () => void;
}

/** Says that what was typed before the page went is here again. */
export function RestoredNotice({ overtaken, onDiscard }: RestoredNoticeProps) {
  return (
    <Card>
      <div className={styles.notice} role="status">
        <p>
          Recuperamos lo que no habías guardado.
          {overtaken && ' La pizarra guardada cambió desde entonces.'}
        </p>
        <Button variant="secondary" onClick={onDiscard}>
          Descartar
        </Button>
      </div>
    </Card>
  );
}
