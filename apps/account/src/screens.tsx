import { lazyScreen, Route, RouterLink, Routes } from '@carta/panel';
import { LinkProvider, ScreenHeader } from '@carta/ui';

const waiting = (title: string, back: string) => <ScreenHeader title={title} back={back} />;

const AccountScreen = lazyScreen(
  () => import('./account/account-screen.tsx').then((module) => module.AccountScreen),
  waiting('Cuenta', '/panel'),
);
const PaymentsScreen = lazyScreen(
  () => import('./payments/payments-screen.tsx').then((module) => module.PaymentsScreen),
  waiting('Pagos', '/panel/account'),
);
const ManualsScreen = lazyScreen(
  () => import('./manuals/manuals-screen.tsx').then((module) => module.ManualsScreen),
  waiting('Manuales', '/panel/account'),
);
const SupportScreen = lazyScreen(
  () => import('./support/support-screen.tsx').then((module) => module.SupportScreen),
  waiting('Soporte técnico', '/panel'),
);
const NotificationsScreen = lazyScreen(
  () => import('./notifications/notifications-screen.tsx').then((module) => module.NotificationsScreen),
  waiting('Notificaciones', '/panel'),
);
const NewsScreen = lazyScreen(
  () => import('./news/news-screen.tsx').then((module) => module.NewsScreen),
  waiting('Anuncios', '/panel'),
);
const AnnouncementScreen = lazyScreen(
  () => import('./news/announcement-screen.tsx').then((module) => module.AnnouncementScreen),
  waiting('Anuncios', '/panel/news'),
);

/** The account, and the screens of help and news; each is fetched when it is first opened. */
export function Screens() {
  return (
    <LinkProvider link={RouterLink}>
      <Routes>
        <Route path="/panel/account" element={<AccountScreen />} />
        <Route path="/panel/payments" element={<PaymentsScreen />} />
        <Route path="/panel/manuals" element={<ManualsScreen />} />
        <Route path="/panel/support" element={<SupportScreen />} />
        <Route path="/panel/notifications" element={<NotificationsScreen />} />
        <Route path="/panel/news" element={<NewsScreen />} />
        <Route path="/panel/news/:slug" element={<AnnouncementScreen />} />
      </Routes>
    </LinkProvider>
  );
}
