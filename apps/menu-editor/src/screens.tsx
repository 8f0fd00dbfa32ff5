import { lazyScreen, Route, RouterLink, Routes } from '@carta/panel';
import { SettingsStateContext } from '@carta/settings';
import { LinkProvider, ScreenHeader } from '@carta/ui';
import type { ComponentType } from 'react';
import { selectSettings } from './editor-state.ts';
import { WithPreview } from './preview/with-preview.tsx';
import { OpenConflict } from './saving/open-conflict.tsx';
import { OpenLostTexts } from './tree/editing/open-lost-texts.tsx';
import { TreeScreen } from './tree/tree-screen.tsx';

const BACK = '/panel/menu';
const waiting = (title: string) => <ScreenHeader title={title} back={BACK} />;

const MenuHub = lazyScreen(
  () => import('./hub/menu-hub.tsx').then((module) => module.MenuHub),
  <ScreenHeader title="Mi menú" back="/panel" />,
);

/** The screens by their paths; all but the tree are fetched when they are first opened. */
const SCREENS: Readonly<Record<string, ComponentType>> = {
  '/panel/menu/flat': TreeScreen,
  '/panel/menu/featured': lazyScreen(
    () => import('./featured/featured-screen.tsx').then((module) => module.FeaturedScreen),
    waiting('Productos destacados'),
  ),
  '/panel/menu/board': lazyScreen(
    () => import('./board/board-screen.tsx').then((module) => module.BoardScreen),
    waiting('Pizarra virtual'),
  ),
  '/panel/menu/customization': lazyScreen(
    () => import('./customization/customization-screen.tsx').then((module) => module.CustomizationScreen),
    waiting('Personalización'),
  ),
  '/panel/menu/wifi': lazyScreen(
    () => import('./wifi/wifi-screen.tsx').then((module) => module.WifiScreen),
    waiting('WiFi'),
  ),
  '/panel/menu/info': lazyScreen(
    () => import('./info/info-screen.tsx').then((module) => module.InfoScreen),
    waiting('Información'),
  ),
  '/panel/menu/button': lazyScreen(
    () => import('./contact-button/contact-button-screen.tsx').then((module) => module.ContactButtonScreen),
    waiting('Botón de contacto'),
  ),
  '/panel/menu/mercadopago': lazyScreen(
    () => import('./mercadopago/mercadopago-screen.tsx').then((module) => module.MercadoPagoScreen),
    waiting('MercadoPago'),
  ),
  '/panel/menu/analytics': lazyScreen(
    () => import('./analytics/analytics-screen.tsx').then((module) => module.AnalyticsScreen),
    waiting('Métricas'),
  ),
};

/** The menu section: its hub and its screens. */
export function Screens() {
  return (
    <LinkProvider link={RouterLink}>
      <SettingsStateContext value={selectSettings}>
        <WithPreview>
          <Routes>
            <Route path={BACK} element={<MenuHub />} />
            {Object.entries(SCREENS).map(([path, Screen]) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
          </Routes>
        </WithPreview>
        <OpenConflict />
        <OpenLostTexts />
      </SettingsStateContext>
    </LinkProvider>
  );
}
