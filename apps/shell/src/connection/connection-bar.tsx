import { selectConnectionLost, useDispatch, useSelector } from '@carta/panel';
import { connectionRetried, selectHasLiveScreen, selectHasNewVersion } from '@carta/panel/shell';
import { lazyComponent, lazyModule, StatusBar } from '@carta/ui';
import { useLayoutEffect, useRef } from 'react';
import styles from './connection-bar.module.css';

const newVersionBar = lazyModule(() => import(/* webpackChunkName: "new-version" */ './new-version-bar.tsx'), {
  retries: true,
});
const NewVersionBar = lazyComponent(newVersionBar, (module) => module.NewVersionBar, { Failed: () => null });

/** Shows on every screen that there is no connection, even while it scrolls, or else that there is a new version, and announces it. */
export function ConnectionBar() {
  const dispatch = useDispatch();
  const lost = useSelector(selectConnectionLost);
  const hasNewVersion = useSelector(selectHasNewVersion);
  const isLive = useSelector(selectHasLiveScreen);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (lost && place.current ? publishHeight(place.current) : undefined), [lost]);
  const action = { label: 'Reintentar ahora', onSelect: () => dispatch(connectionRetried()) };
  return (
    <div ref={place} role="status" className={lost ? styles.stuck : undefined}>
      {lost ? (
        <StatusBar title="Sin conexión." action={action}>
          {/* What a desk of orders sends waits for nothing. */}
          {isLive ? 'No entran pedidos nuevos hasta que vuelva.' : 'Tus cambios se guardarán al volver.'}
        </StatusBar>
      ) : (
        hasNewVersion && <NewVersionBar />
      )}
    </div>
  );
}

/** Tells the screens' sticky parts how much of the window's top the bar covers, until the returned function is called. */
function publishHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const publish = () => style.setProperty('--status-bar-height', `${bar.getBoundingClientRect().height}px`);
  publish();
  addEventListener('resize', publish);
  return () => {
    removeEventListener('resize', publish);
    style.removeProperty('--status-bar-height');
  };
}
