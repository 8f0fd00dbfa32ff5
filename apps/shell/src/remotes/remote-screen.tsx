import type { RemoteModule } from '@carta/contract';
import { ErrorPanel } from '@carta/ui';
import { use, useEffect, useState, type ReactNode } from 'react';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteLoaderContext } from './remote-loader.ts';

type Loading = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; module: RemoteModule };

interface RemoteScreenProps {
  readonly name: string;
  readonly skeleton: ReactNode;
}

/** A remote's skeleton, then its screens; after a failure an error panel with a retry. */
export function RemoteScreen({ name, skeleton }: RemoteScreenProps) {
  const loader = use(RemoteLoaderContext);
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Loading>(() => {
    const module = loader?.peek(name);
    return module ? { state: 'ready', module } : { state: 'loading' };
  });

  useEffect(() => {
    if (!loader) return;
    let current = true;
    const settle = (next: Loading) => {
      if (current) setLoading(next);
    };
    loader.load(name).then(
      (module) => settle({ state: 'ready', module }),
      (error: unknown) => {
        console.error(error);
        settle({ state: 'failed' });
      },
    );
    return () => {
      current = false;
    };
  }, [loader, name, attempt]);

  const retry = () => {
    loader?.forget(name);
    setLoading({ state: 'loading' });
    setAttempt(attempt + 1);
  };

  const failed = <ErrorPanel onRetry={retry} exit={{ label: 'Volver a Inicio', href: '/panel' }} />;
  if (loading.state === 'loading') return skeleton;
  if (loading.state === 'failed') return failed;
  const { Screens } = loading.module;
  return (
    <RemoteBoundary key={attempt} fallback={failed}>
      <Screens />
    </RemoteBoundary>
  );
}
