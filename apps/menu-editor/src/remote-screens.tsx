import { RouterLink, useRoutes } from '@carta/panel';
import { SettingsStateContext } from '@carta/settings';
import { lazyScreen, LinkProvider, screenRoutes } from '@carta/ui';
import { selectSettings } from './editor-reducer.ts';
import { WithPreview } from './preview/with-preview.tsx';
import { OpenConflict } from './outbox/open-conflict.tsx';
import { SCREENS } from './screens.ts';
import { OpenLostTexts } from './tree/editing/open-lost-texts.tsx';
import { TreeScreen } from './tree/tree-screen.tsx';

const ROUTES = screenRoutes(SCREENS, {
  '/panel/menu': lazyScreen(
    () => import('./hub/menu-hub.tsx'),
    (module) => module.MenuHub,
  ),
  '/panel/menu/flat': TreeScreen,
  '/panel/menu/featured': lazyScreen(
    () => import('./featured/featured-screen.tsx'),
    (module) => module.FeaturedScreen,
  ),
  '/panel/menu/board': lazyScreen(
    () => import('./board/board-screen.tsx'),
    (module) => module.BoardScreen,
  ),
  '/panel/menu/customization': lazyScreen(
    () => import('./customization/customization-screen.tsx'),
    (module) => module.CustomizationScreen,
  ),
  '/panel/menu/wifi': lazyScreen(
    () => import('./wifi/wifi-screen.tsx'),
    (module) => module.WifiScreen,
  ),
  '/panel/menu/info': lazyScreen(
    () => import('./info/info-screen.tsx'),
    (module) => module.InfoScreen,
  ),
  '/panel/menu/button': lazyScreen(
    () => import('./contact-button/contact-button-screen.tsx'),
    (module) => module.ContactButtonScreen,
  ),
  '/panel/menu/mercadopago': lazyScreen(
    () => import('./mercadopago/mercadopago-screen.tsx'),
    (module) => module.MercadoPagoScreen,
  ),
  '/panel/menu/analytics': lazyScreen(
    () => import('./analytics/analytics-screen.tsx'),
    (module) => module.AnalyticsScreen,
  ),
});

export function Screens() {
  return (
    <LinkProvider link={RouterLink}>
      <SettingsStateContext value={selectSettings}>
        <WithPreview>{useRoutes(ROUTES)}</WithPreview>
        <OpenConflict />
        <OpenLostTexts />
      </SettingsStateContext>
    </LinkProvider>
  );
}
