import { menuButtons } from '@carta/domain';
import { ComingSoon, lazyScreen, Route, RouterLink, Routes } from '@carta/panel';
import { LinkProvider, ScreenHeader } from '@carta/ui';
import type { ComponentType } from 'react';
import { MenuHub } from './hub/menu-hub.tsx';
import { TreeScreen } from './tree/tree-screen.tsx';

const FeaturedScreen = lazyScreen(
  () => import('./featured/featured-screen.tsx').then((module) => module.FeaturedScreen),
  <ScreenHeader title="Productos destacados" back="/panel/menu" />,
);

const SCREENS: Readonly<Record<string, ComponentType>> = {
  '/panel/menu/flat': TreeScreen,
  '/panel/menu/featured': FeaturedScreen,
};

/** The menu section: its hub, its screens, and what is still to come. */
export function Screens() {
  return (
    <LinkProvider link={RouterLink}>
      <Routes>
        <Route path="/panel/menu" element={<MenuHub />} />
        {menuButtons().map(({ path, label }) => {
          const Screen = SCREENS[path];
          return (
            <Route
              key={path}
              path={path}
              element={Screen ? <Screen /> : <ComingSoon title={label} back="/panel/menu" />}
            />
          );
        })}
      </Routes>
    </LinkProvider>
  );
}
