import type { ConnectionState } from './connection/connection-slice.ts';
import type { MenuState } from './menu/menu-slice.ts';
import type { NotificationsState } from './notifications/notifications-slice.ts';
import type { OverlaysState } from './overlays/overlays-slice.ts';
import type { ScreensState } from './screens/screens-slice.ts';
import type { SessionState } from './session/session-slice.ts';

/** The shell's part of the store; each remote's state stands beside it under the remote's name. */
export interface PanelState {
  readonly session: SessionState;
  readonly menu: MenuState;
  readonly overlays: OverlaysState;
  readonly notifications: NotificationsState;
  readonly connection: ConnectionState;
  readonly screens: ScreensState;
}
