import type { ScreensState } from '@carta/panel/shell';
import { matchPath } from 'react-router-dom';

export interface ScreenRoute {
  readonly path: string;
  readonly title: string;
  readonly parent?: string;
  /** The remote that owns the screen; absent for the shell's own. */
  readonly remote?: string;
  /** True without the top bar and the footer. */
  readonly fillsWindow?: boolean | undefined;
}

const HOME = ['/panel', '/login'];
const OWN_SCREENS: readonly ScreenRoute[] = HOME.map((path) => ({ path, title: 'Inicio' }));

/** True if home is at `pathname`. */
export function isHome(pathname: string): boolean {
  return HOME.some((path) => matchPath(path, pathname));
}

/** Returns the screen at `pathname`, or undefined if there is none. Of two at one address the first is taken. */
export function screenAt(screens: ScreensState, pathname: string): ScreenRoute | undefined {
  return [...OWN_SCREENS, ...screens].find(({ path }) => matchPath(path, pathname));
}
