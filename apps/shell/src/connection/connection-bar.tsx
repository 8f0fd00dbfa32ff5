import { selectConnectionLost, useDispatch, useSelector } from '@carta/panel';
import { connectionRetried } from '@carta/panel/shell';
import { OfflineBar } from '@carta/ui';

/** Shows on every screen that there is no connection, and announces it. */
export function ConnectionBar() {
  const dispatch = useDispatch();
  const lost = useSelector(selectConnectionLost);
  const action = { label: 'Reintentar ahora', onSelect: () => dispatch(connectionRetried()) };
  return (
    <div role="status">
      {lost && (
        <OfflineBar title="Sin conexión." action={action}>
          Tus cambios se guardarán al volver.
        </OfflineBar>
      )}
    </div>
  );
}
