import { useDispatch, useSelector } from '@carta/panel';
import { Button, EmptyState, Loader } from '@carta/ui';
import { CloudOff, RotateCw } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { selectLists } from '../account-state.ts';
import { listWanted, type ListName, type Lists } from './lists-slice.ts';
import styles from './loaded-list.module.css';

interface LoadedListProps<Name extends ListName> {
  readonly name: Name;
  /** In the place of a list that holds nothing. */
  readonly empty: ReactNode;
  readonly children: (list: Lists[Name]) => ReactNode;
}

/** Fetches a list as it is first shown, and shows it, its loader, or that it could not be fetched. */
export function LoadedList<Name extends ListName>({ name, empty, children }: LoadedListProps<Name>) {
  const dispatch = useDispatch();
  const { status, value } = useSelector(selectLists)[name];
  useEffect(() => {
    dispatch(listWanted(name));
  }, [dispatch, name]);

  if (status === 'failed' && value === null)
    return (
      <EmptyState
        icon={CloudOff}
        title="No se pudo cargar"
        action={
          <Button icon={RotateCw} onClick={() => dispatch(listWanted(name))}>
            Reintentar
          </Button>
        }
      >
        Revisa tu conexión e inténtalo otra vez.
      </EmptyState>
    );
  if (value === null)
    return (
      <div className={styles.waiting} aria-busy="true">
        <Loader />
      </div>
    );
  return value.length === 0 ? empty : children(value);
}
