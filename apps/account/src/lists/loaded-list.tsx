import { useRemoteData, type RemoteData } from '@carta/panel';
import { Button, EmptyState, Loader } from '@carta/ui';
import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './loaded-list.module.css';

interface LoadedListProps<Each> {
  readonly list: RemoteData<readonly Each[]>;
  /** Shown instead of an empty list. */
  readonly empty: ReactNode;
  readonly children: (list: readonly Each[]) => ReactNode;
}

/** Fetches a list when it is first shown; shows its loader, the list, or the failure with a retry. */
export function LoadedList<Each>({ list, empty, children }: LoadedListProps<Each>) {
  const { status, value, retry } = useRemoteData(list);
  if (value) return value.length === 0 ? empty : children(value);
  if (status === 'failed')
    return (
      <EmptyState
        icon={CloudOff}
        title="No se pudo cargar"
        action={
          <Button icon={RotateCw} onClick={retry}>
            Reintentar
          </Button>
        }
      >
        Revisa tu conexión e inténtalo otra vez.
      </EmptyState>
    );
  return (
    <div className={styles.loading} aria-busy="true">
      <Loader />
    </div>
  );
}
