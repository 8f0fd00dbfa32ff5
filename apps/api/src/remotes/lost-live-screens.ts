import type { Screen } from '@carta/contract';

type Screens = readonly Pick<Screen, 'path' | 'live'>[];

/** Returns the paths of live screens that a version had `before` and not every version has `after`; all of them where there is none. */
export function lostLiveScreens(before: readonly Screens[], after: readonly Screens[]): string[] {
  const stays = (path: string) => after.length > 0 && after.every((screens) => livePaths(screens).includes(path));
  return [...new Set(before.flatMap(livePaths))].filter((path) => !stays(path));
}

const livePaths = (screens: Screens) => screens.filter(({ live }) => live).map(({ path }) => path);
