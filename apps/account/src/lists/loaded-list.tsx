import { useDispatch, useSelector } from '@carta/panel';
import { Button, EmptyState, Loader } from '@carta/ui';
import { CloudOff, RotateCw } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { selectLists } from '../account-state.ts';
import { listRequested, type ListName, type Lists } from './lists-slice.ts';
import styles from './loaded-list.module.css';

interface LoadedListProps<Name extends ListName> {
  readonly name: Name;
  /** Shown instead of an empty list. */
  readonly empty: ReactNode;
  readonly children: (list: Lists[Name]) => ReactNode;
}

/** Fetches a list when it is first shown; shows its loader, the list, or the failure with a retry. */
export function LoadedList<Name extends ListName>({ name, empty, children }: LoadedListProps<Name>) {
  const dispatch = useDispatch();
  const { status, value } = useSelector(selectLists)[name];
  useEffect(() => {
    dispatch(listRequested(name));
  }, [dispatch, name]);

  if (status === 'failed' && value === null)
    return (
      <EmptyState
        icon={CloudOff}
        title="No se pudo cargar"
        action={
          <Button icon={RotateCw} onClick={() => dispatch(listRequested(name))}>
            Reintentar
          </Button>
        }
      >
        Revisa tu conexión e inténtalo otra vez.
      </EmptyState>
    );
  if (value === null)
    return (
      <div className={styles.loading} aria-busy="true">
        <Loader />
      </div>
    );
  return value.length === 0 ? empty : children(value);
}
