import type { RemoteRegistry } from '@carta/contract';
import type { ScreensState } from '@carta/panel/shell';
import { matchPath } from 'react-router-dom';

export interface ScreenRoute {
  readonly path: string;
  readonly title: string;
  readonly parent?: string;
  /** The remote that owns the screen; absent for the shell's own. */
  readonly remote?: string;
}

const OWN_SCREENS: readonly ScreenRoute[] = ['/panel', '/login'].map((path) => ({ path, title: 'Inicio' }));

/** Returns the screens that the remotes declare, in the order of the registry. */
export function declaredScreens(remotes: RemoteRegistry): ScreensState {
  return Object.entries(remotes).flatMap(([remote, { screens }]) => screens.map((screen) => ({ ...screen, remote })));
}

/** Returns the screen at `pathname`, or undefined if there is none. Of two at one address the first is taken. */
export function screenAt(screens: ScreensState, pathname: string): ScreenRoute | undefined {
  return [...OWN_SCREENS, ...screens].find(({ path }) => matchPath(path, pathname));
}
