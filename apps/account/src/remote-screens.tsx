import { RouterLink, useRoutes } from '@carta/panel';
import { lazyScreen, LinkProvider, screenRoutes } from '@carta/ui';
import { SCREENS } from './screens.ts';

const ROUTES = screenRoutes(SCREENS, {
  '/panel/account': lazyScreen(
    () => import('./account/account-screen.tsx'),
    (module) => module.AccountScreen,
  ),
  '/panel/payments': lazyScreen(
    () => import('./payments/payments-screen.tsx'),
    (module) => module.PaymentsScreen,
  ),
  '/panel/manuals': lazyScreen(
    () => import('./manuals/manuals-screen.tsx'),
    (module) => module.ManualsScreen,
  ),
  '/panel/support': lazyScreen(
    () => import('./support/support-screen.tsx'),
    (module) => module.SupportScreen,
  ),
  '/panel/notifications': lazyScreen(
    () => import('./notifications/notifications-screen.tsx'),
    (module) => module.NotificationsScreen,
  ),
  '/panel/news': lazyScreen(
    () => import('./news/news-screen.tsx'),
    (module) => module.NewsScreen,
  ),
  '/panel/news/:slug': lazyScreen(
    () => import('./news/announcement-screen.tsx'),
    (module) => module.AnnouncementScreen,
  ),
});

export function Screens() {
  return <LinkProvider link={RouterLink}>{useRoutes(ROUTES)}</LinkProvider>;
}
