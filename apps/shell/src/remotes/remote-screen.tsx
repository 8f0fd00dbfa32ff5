import type { RemoteModule } from '@carta/contract';
import { useDispatch, useStore } from '@carta/panel';
import { blockRevoked, Provider } from '@carta/panel/shell';
import { startTransition, use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { RemoteLoaderContext } from './remote-loader.ts';
import { remoteStore } from './remote-store.ts';
import { SectionFailure, type FailureCause } from './section-failure.tsx';

type Loading =
  | { state: 'loading' }
  | { state: 'failed'; cause: FailureCause }
  | { state: 'ready'; module: RemoteModule };

interface RemoteScreenProps {
  readonly name: string;
  readonly skeleton: ReactNode;
}

const neverChanges = () => () => {};

/** A remote's skeleton, then its screens; the error panel if it cannot be loaded or has stopped. */
export function RemoteScreen({ name, skeleton }: RemoteScreenProps) {
  const loader = use(RemoteLoaderContext);
  const dispatch = useDispatch();
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Loading>(() => {
    const module = loader?.peek(name);
    return module ? { state: 'ready', module } : { state: 'loading' };
  });
  const isStopped = useSyncExternalStore(
    loader?.subscribe ?? neverChanges,
    () => loader?.isStopped(name) ?? false,
    () => false,
  );

  useEffect(() => {
    if (!loader) return;
    let isShown = true;
    const settle = (next: Loading) => {
      // In small steps: the first render of a screen would keep a slow phone from answering.
      if (isShown) startTransition(() => setLoading(next));
    };
    loader.noteOpening(name);
    loader.load(name).then(
      (module) => settle({ state: 'ready', module }),
      async (error: unknown) => {
        loader.report('load', error, name);
        settle({ state: 'failed', cause: await loader.causeOf(error) });
      },
    );
    return () => {
      isShown = false;
    };
  }, [loader, name, attempt]);

  useEffect(() => () => void dispatch(blockRevoked(name)), [dispatch, name]);

  const retry = () => {
    setLoading({ state: 'loading' });
    void loader?.renew(name).then(() => setAttempt(attempt + 1));
  };

  if (isStopped) return <SectionFailure cause="stopped" onRetry={retry} />;
  if (loading.state === 'loading') return skeleton;
  if (loading.state === 'failed') return <SectionFailure cause={loading.cause} onRetry={retry} />;
  return <RemotePart name={name} Part={loading.module.Screens} />;
}

interface RemotePartProps {
  /** Name of the remote. */
  readonly name: string;
  readonly Part: RemoteModule['Screens'];
}

/** Renders a component of a remote with the remote's view of the store. */
export function RemotePart({ name, Part }: RemotePartProps) {
  const store = useStore();
  const view = useMemo(() => remoteStore(store, name), [store, name]);
  return (
    <Provider store={view}>
      <Part />
    </Provider>
  );
}

interface FailedScreenProps {
  /** Name of the screen's remote; absent for the shell's own screens. */
  readonly remote?: string | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown in place of a screen that throws. */
export function FailedScreen({ remote, error, onRetry }: FailedScreenProps) {
  const loader = use(RemoteLoaderContext);
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    if (remote) await loader?.renew(remote);
    onRetry();
  };
  const isCodeMissing = error instanceof Error && error.name === 'ChunkLoadError';
  return (
    <SectionFailure cause={isCodeMissing ? 'connection' : 'broken'} onRetry={() => void retry()} retrying={retrying} />
  );
}
