import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A screen whose code is fetched when it is first shown, with `waiting` in its place until then.
 * Where the fetch fails, `Failed` is shown, or it throws to the nearest boundary; shown again, the screen fetches again.
 */
export function lazyScreen(
  fetchScreen: () => Promise<ComponentType>,
  waiting: ReactNode,
  Failed?: ComponentType,
): ComponentType {
  let fetched: ComponentType | null = null;
  return function LazyScreen() {
    const [Screen, setScreen] = useState(() => fetched);

    useEffect(() => {
      if (fetched) return;
      let current = true;
      const settle = (outcome: () => ComponentType) => {
        if (current) setScreen(outcome);
      };
      fetchScreen().then(
        (screen) => {
          fetched = screen;
          settle(() => screen);
        },
        (error: unknown) =>
          settle(() => {
            if (Failed) return Failed;
            throw error;
          }),
      );
      return () => {
        current = false;
      };
    }, []);

    return Screen ? <Screen /> : waiting;
  };
}
