import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
}

/** Renders `fallback` once a remote throws while rendering. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
