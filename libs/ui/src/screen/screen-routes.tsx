import { useEffect, type ReactNode } from 'react';
import { onceIdle } from '../lazy/once-idle.ts';
import type { ScreenComponent } from './lazy-screen.tsx';
import { ScreenContext } from './screen-header.tsx';

/**
 * Returns a route for each declared screen: its component from `components`, under the screen's title and back arrow. While a screen is open
 * and the browser is idle, the code of its parent and of the screens before and after it is fetched.
 */
export function screenRoutes<Path extends string>(
  screens: readonly { readonly path: Path; readonly title: string; readonly parent: string }[],
  components: Readonly<Record<Path, ScreenComponent>>,
): { path: Path; element: ReactNode }[] {
  return screens.map((screen) => {
    const Component: ScreenComponent = components[screen.path];
    const beside = screens.filter(({ parent }) => parent === screen.parent);
    const place = beside.indexOf(screen);
    const near = [...screens.filter(({ path }) => path === screen.parent), beside[place - 1], beside[place + 1]];
    const fetchNear = () => {
      for (const one of near) if (one) components[one.path].preload?.();
    };
    return {
      path: screen.path,
      element: (
        <ScreenContext value={screen}>
          <Component />
          <OnceIdle run={fetchNear} />
        </ScreenContext>
      ),
    };
  });
}

function OnceIdle({ run }: { readonly run: () => void }) {
  useEffect(() => (savesData() ? undefined : onceIdle(run)), [run]);
  return null;
}

/** True if the owner has asked the browser to save data. */
function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true;
}
