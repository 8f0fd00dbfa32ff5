import { selectConnectionLost, useSelector } from '@carta/panel';
import { ErrorPanel } from '@carta/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Why a section cannot be shown: the server is unreachable, the section is out of order, it was built for another Carta, the page is older
 * than the server's Carta, or the section has stopped after it was shown.
 */
export type FailureCause = 'connection' | 'broken' | 'incompatible' | 'outdated-page' | 'stopped';

interface Words {
  readonly title?: string;
  readonly text: string;
  /** Only a new page helps. */
  readonly reloads?: boolean;
}

const WORDS: Readonly<Record<FailureCause, Words>> = {
  connection: { text: 'Revisa tu conexión e inténtalo otra vez.' },
  broken: { text: 'Esta sección no funciona en este momento. El resto del panel sí: inténtalo otra vez más tarde.' },
  incompatible: {
    title: 'Esta sección necesita una versión más nueva',
    text: 'Todavía no está lista. El resto del panel funciona: inténtalo otra vez más tarde.',
  },
  'outdated-page': {
    title: 'Hay una versión nueva de Carta',
    text: 'Recarga la página para abrir esta sección.',
    reloads: true,
  },
  stopped: {
    title: 'Algo salió mal en esta sección',
    text: 'Puede que tu último cambio no se haya guardado. Recarga la página y revísalo.',
    reloads: true,
  },
};

interface SectionFailureProps {
  readonly cause: FailureCause;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

/** Shown in place of a remote's screen, in words that fit the cause. What lacked the connection retries by itself once that is back. */
export function SectionFailure({ cause, onRetry, retrying = false }: SectionFailureProps) {
  const { reloads = false, ...words } = WORDS[cause];
  useConnectionBack(() => {
    if (cause === 'connection') onRetry();
  });
  return (
    <ErrorPanel
      heading="h1"
      {...words}
      {...(reloads && { retryLabel: 'Recargar' })}
      onRetry={reloads ? () => location.reload() : onRetry}
      retrying={retrying}
      exit={{ label: 'Volver a Inicio', href: '/panel' }}
    />
  );
}

/** Runs when the connection is back: as the shell learns, or as the browser says. */
function useConnectionBack(run: () => void): void {
  const isLost = useSelector(selectConnectionLost);
  const wasLost = useRef(isLost);
  const onBack = useEffectEvent(run);
  useEffect(() => {
    if (wasLost.current && !isLost) onBack();
    wasLost.current = isLost;
  }, [isLost]);
  useEffect(() => {
    const retry = () => onBack();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
}
