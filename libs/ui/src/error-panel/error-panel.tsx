import { RotateCw } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { FallenCloche } from './fallen-cloche.tsx';
import styles from './error-panel.module.css';

export interface ErrorPanelProps {
  title?: string;
  text?: string;
  onRetry: () => void;
  /** True while the retry runs. */
  retrying?: boolean;
  /** The way out, when retrying doesn't help. */
  exit?: { label: string; href: string };
}

/** In the place of a section that could not be opened. */
export function ErrorPanel({
  title = 'No se pudo abrir esta sección',
  text = 'Revisa tu conexión e inténtalo otra vez.',
  onRetry,
  retrying,
  exit,
}: ErrorPanelProps) {
  return (
    <div className={styles.panel} role="alert">
      <FallenCloche />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <Button icon={RotateCw} onClick={onRetry} saving={retrying}>
          Reintentar
        </Button>
        {exit && (
          <LinkButton variant="quiet" href={exit.href}>
            {exit.label}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
