import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  /** Names what is guarded; a failure ends when another name is given. */
  readonly place: string;
  readonly children: ReactNode;
  /** Rendered instead of children that failed; `retry` renders the children again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  readonly onError: (error: unknown) => void;
}

interface BoundaryState {
  readonly place: string;
  /** Set between an error and `componentDidCatch`. */
  readonly isCaught: boolean;
  readonly wasRetried: boolean;
  readonly failed: { readonly error: unknown } | null;
}

/** True for a chunk that was given up, as webpack says it. */
const isHungCode = (error: unknown) =>
  error instanceof Error && error.name === 'ChunkLoadError' && 'type' in error && error.type === 'timeout';

const FRESH = { isCaught: false, wasRetried: false, failed: null };

/**
 * Guards a place of the page and outlives what it guards. React reports an error of a screen that is left when the next screen is shown
 * already, so the first error renders the children again, and only the second one renders the fallback. Code that hangs would hang again.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, BoundaryState> {
  override state: BoundaryState = { ...FRESH, place: this.props.place };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isCaught: true };
  }

  static getDerivedStateFromProps({ place }: RemoteBoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return place === state.place ? null : { ...FRESH, place, isCaught: state.isCaught };
  }

  override componentDidCatch(error: unknown) {
    const { wasRetried, failed } = this.state;
    if (failed) throw error;
    if (!wasRetried) this.props.onError(error);
    this.setState({ isCaught: false, wasRetried: true, failed: wasRetried || isHungCode(error) ? { error } : null });
  }

  override render() {
    const { isCaught, failed } = this.state;
    if (isCaught) return null;
    return failed ? this.props.fallback(failed.error, () => this.setState(FRESH)) : this.props.children;
  }
}
