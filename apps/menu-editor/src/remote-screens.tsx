import { RouterLink, useDispatch, useRoutes, useSelector } from '@carta/panel';
import { SettingsStateContext } from '@carta/settings';
import { lazyComponent, lazyModule, lazyScreen, LinkProvider, screenRoutes } from '@carta/ui';
import { useEffect } from 'react';
import { selectSettings } from './editor-reducer.ts';
import { WithPreview } from './preview/with-preview.tsx';
import { sectionOpened } from './outbox/actions.ts';
import { selectConflict } from './outbox/outbox-slice.ts';
import { SCREENS } from './screens.ts';
import { selectLostRows } from './tree-state/adding-slice.ts';
import { selectLost } from './tree-state/tree-slice.ts';
import { TreeScreen } from './tree/tree-screen.tsx';

const ConflictDialog = lazyComponent(
  lazyModule(() => import(/* webpackChunkName: "outbox-dialogs" */ './outbox/conflict-dialog.tsx'), { retries: true }),
  ({ ConflictDialog }) => ConflictDialog,
);
const LostTextsDialog = lazyComponent(
  lazyModule(() => import(/* webpackChunkName: "outbox-dialogs" */ './tree/editing/lost-texts-dialog.tsx'), {
    retries: true,
  }),
  ({ LostTextsDialog }) => LostTextsDialog,
);

const ROUTES = screenRoutes(SCREENS, {
  '/panel/menu': lazyScreen(
    () => import('./hub/menu-hub.tsx'),
    (module) => module.MenuHub,
  ),
  '/panel/menu/flat': TreeScreen,
  '/panel/menu/import': lazyScreen(
    () => import('./import/import-screen.tsx'),
    (module) => module.ImportScreen,
  ),
  '/panel/menu/featured': lazyScreen(
    () => import('./featured/featured-screen.tsx'),
    (module) => module.FeaturedScreen,
  ),
  '/panel/menu/options': lazyScreen(
    () => import(/* webpackChunkName: "options" */ './options/options-screen.tsx'),
    (module) => module.OptionsScreen,
  ),
  '/panel/menu/options/:group': lazyScreen(
    () => import(/* webpackChunkName: "options" */ './options/group-screen.tsx'),
    (module) => module.GroupScreen,
  ),
  '/panel/menu/prices': lazyScreen(
    () => import('./prices/plans-screen.tsx'),
    (module) => module.PlansScreen,
  ),
  '/panel/menu/changes': lazyScreen(
    () => import('./changes/changes-screen.tsx'),
    (module) => module.ChangesScreen,
  ),
  '/panel/menu/board': lazyScreen(
    () => import(/* webpackChunkName: "board" */ './board/board-screen.tsx'),
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
  '/panel/menu/hours': lazyScreen(
    () => import('./hours/hours-screen.tsx'),
    (module) => module.HoursScreen,
  ),
  '/panel/menu/legal': lazyScreen(
    () => import('./legal/legal-screen.tsx'),
    (module) => module.LegalScreen,
  ),
  '/panel/menu/notice': lazyScreen(
    () => import('./notice/notice-screen.tsx'),
    (module) => module.NoticeScreen,
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
        <OutboxDialogs />
      </SettingsStateContext>
    </LinkProvider>
  );
}

/** The dialogs that open over any screen: the choice in a conflict, and the lost drafts. */
function OutboxDialogs() {
  const conflict = useSelector(selectConflict);
  const lost = useSelector(selectLost).length + useSelector(selectLostRows).length;
  const dispatch = useDispatch();
  useEffect(() => void dispatch(sectionOpened()), [dispatch]);
  return (
    <>
      {conflict && <ConflictDialog />}
      {lost > 0 && <LostTextsDialog />}
    </>
  );
}
