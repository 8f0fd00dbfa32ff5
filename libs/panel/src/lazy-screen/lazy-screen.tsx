import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A screen whose code is fetched when it is first shown, with `waiting` in its place until then.
 * A fetch that failed throws to the nearest boundary; shown again, the screen fetches again.
 */
export function lazyScreen(fetchScreen: () => Promise<ComponentType>, waiting: ReactNode): ComponentType {
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
