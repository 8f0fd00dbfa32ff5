import type { ComponentType, ReactNode } from 'react';
import { ScreenContext } from './screen-header.tsx';

/** Returns a route for each declared screen: its component from `components`, under the screen's title and back arrow. */
export function screenRoutes<Path extends string>(
  screens: readonly { readonly path: Path; readonly title: string; readonly parent: string }[],
  components: Readonly<Record<Path, ComponentType>>,
): { path: Path; element: ReactNode }[] {
  return screens.map((screen) => {
    const Component: ComponentType = components[screen.path];
    return {
      path: screen.path,
      element: (
        <ScreenContext value={screen}>
          <Component />
        </ScreenContext>
      ),
    };
  });
}
