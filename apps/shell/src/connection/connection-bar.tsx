import { selectConnectionLost, useDispatch, useSelector } from '@carta/panel';
import { connectionRetried, selectHasNewVersion } from '@carta/panel/shell';
import { lazyComponent, lazyModule, StatusBar } from '@carta/ui';

const newVersionBar = lazyModule(() => import(/* webpackChunkName: "new-version" */ './new-version-bar.tsx'), {
  retries: true,
});
const NewVersionBar = lazyComponent(newVersionBar, (module) => module.NewVersionBar, { Failed: () => null });

/** Shows on every screen that there is no connection, or else that there is a new version, and announces it. */
export function ConnectionBar() {
  const dispatch = useDispatch();
  const lost = useSelector(selectConnectionLost);
  const hasNewVersion = useSelector(selectHasNewVersion);
  const action = { label: 'Reintentar ahora', onSelect: () => dispatch(connectionRetried()) };
  return (
    <div role="status">
      {lost ? (
        <StatusBar title="Sin conexión." action={action}>
          Tus cambios se guardarán al volver.
        </StatusBar>
      ) : (
        hasNewVersion && <NewVersionBar />
      )}
    </div>
  );
}
