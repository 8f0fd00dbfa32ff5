import { RotateCw } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../button/link-button.tsx';
import styles from './error-panel.module.css';

interface ErrorPanelProps {
  title?: string;
  /** 'h1' where it is a whole screen; 'h2' by default. */
  heading?: 'h1' | 'h2';
  text?: string;
  onRetry: () => void;
  /** Label of the main button; 'Reintentar' by default. */
  retryLabel?: string;
  /** True while the retry runs. */
  retrying?: boolean;
  /** A link for when retrying does not help. */
  exit?: { label: string; href: string };
}

/** Shown in place of a section that failed to load. */
export function ErrorPanel({
  title = 'No se pudo abrir esta sección',
  heading: Heading = 'h2',
  text = 'Revisa tu conexión e inténtalo otra vez.',
  onRetry,
  retryLabel = 'Reintentar',
  retrying,
  exit,
}: ErrorPanelProps) {
  return (
    <div className={styles.panel} role="alert">
      <DroppedDishCover />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <Button icon={RotateCw} onClick={onRetry} saving={retrying}>
          {retryLabel}
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

function DroppedDishCover() {
  return (
    <svg className={styles.drawing} viewBox="0 0 140 144" aria-hidden>
      <ellipse className={styles.shadow} cx="70" cy="134" rx="66" ry="8" />
      <path className={styles.cover} d="M26 112c0-38 18-59 44-59s44 21 44 59z" />
      <circle className={styles.cover} cx="70" cy="44.500" r="8" />
      <path className={styles.shine} d="M44 91c2-11 8-18 18-21" />
      <path className={styles.cover} d="M12 111.500h116c0 9-4 14.500-13 14.500H25c-9 0-13-5.500-13-14.500z" />
      <path className={styles.crash} d="m91 25 5-24M105 34l18-16M119 50l24-5" />
    </svg>
  );
}
