import { Button, ErrorPanel } from '@carta/ui';
import { Component, type ReactNode } from 'react';
import styles from './root-boundary.module.css';

interface RootBoundaryProps {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
}

/** Replaces the page by a way out if the shell itself throws. It needs no script but for 'Recargar'. */
export class RootBoundary extends Component<RootBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className={styles.page}>
        <ErrorPanel
          heading="h1"
          title="Algo salió mal"
          text="Recarga la página para seguir."
          retryLabel="Recargar"
          onRetry={() => location.reload()}
        />
        <form method="post" action="/logout">
          <Button type="submit" variant="quiet">
            Cerrar sesión
          </Button>
        </form>
      </main>
    );
  }
}
