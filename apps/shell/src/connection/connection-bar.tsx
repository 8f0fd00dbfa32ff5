import { selectConnectionLost, useDispatch, useSelector } from '@carta/panel';
import { connectionRetried, selectHasLiveScreen, selectHasNewVersion } from '@carta/panel/shell';
import { lazyComponent, lazyModule, StatusBar } from '@carta/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './connection-bar.module.css';

const newVersionBar = lazyModule(() => import(/* webpackChunkName: "new-version" */ './new-version-bar.tsx'), {
  retries: true,
});
const NewVersionBar = lazyComponent(newVersionBar, (module) => module.NewVersionBar, { Failed: () => null });

/** Shows on every screen that there is no connection, even while it scrolls, or else that there is a new version, and announces it. */
export function ConnectionBar() {
  const lost = useSelector(selectConnectionLost);
  const hasNewVersion = useSelector(selectHasNewVersion);
  const isLive = useSelector(selectHasLiveScreen);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (lost && place.current ? publishHeight(place.current) : undefined), [lost, isLive]);
  return (
    <div ref={place} role="status" className={lost ? styles.stuck : undefined}>
      {lost ? <LostBar isLive={isLive} /> : hasNewVersion && <NewVersionBar />}
    </div>
  );
}

/** Beside a screen of orders it says since when none come, by the clock of this device: what is done there waits for nothing. */
function LostBar({ isLive }: { readonly isLive: boolean }) {
  const dispatch = useDispatch();
  // The domain's words would come with all those of opening hours.
  const [since] = useState(() => new Date().toTimeString().slice(0, 5).replace(/^0/, '').replace(':', '.'));
  return isLive ? (
    <StatusBar title={`Sin conexión desde ${since.startsWith('1.') ? 'la' : 'las'} ${since}.`}>
      No entran pedidos nuevos hasta que vuelva.
    </StatusBar>
  ) : (
    <StatusBar
      title="Sin conexión."
      action={{ label: 'Reintentar ahora', onSelect: () => dispatch(connectionRetried()) }}
    >
      Tus cambios se guardarán al volver.
    </StatusBar>
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
