import { RouterLink, useRoutes } from '@carta/panel';
import { LinkProvider, screenRoutes } from '@carta/ui';
import { MainScreen } from './main-screen.tsx';
import { SCREENS } from './screens.ts';

const ROUTES = screenRoutes(SCREENS, { '/panel/plantilla': MainScreen });

export function Screens() {
  return <LinkProvider link={RouterLink}>{useRoutes(ROUTES)}</LinkProvider>;
}
