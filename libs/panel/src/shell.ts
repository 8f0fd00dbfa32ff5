/** What only the shell needs; tests of remotes build its store from it. */
export { Provider } from 'react-redux';
export { selectDevelopment, sessionEnded, sessionResumed, sessionSlice, signedIn } from './session/session-slice.ts';
export { menuRefreshFailed, selectMenuEtag } from './menu/menu-slice.ts';
export {
  blockRevoked,
  overlaysSlice,
  selectBlocked,
  selectSnackbars,
  snackbarDismissed,
} from './overlays/overlays-slice.ts';
export {
  notificationsCounted,
  notificationsSlice,
  selectNotificationsTotal,
} from './notifications/notifications-slice.ts';
export {
  connectionRetried,
  connectionSlice,
  liveScreenClosed,
  liveScreenOpened,
  selectHasLiveScreen,
  selectHasNewVersion,
  selectWaiting,
  versionAnnounced,
} from './connection/connection-slice.ts';
export { declaredScreens, screensSlice, selectScreens, type ScreensState } from './screens/screens-slice.ts';
